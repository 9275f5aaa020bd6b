#!/bin/sh
# Follow “On a small server” of docs/hosting.md in a fresh Debian 12, and open a table there.
#
#   sudo scripts/try_debian.sh [FOLDER]
#
# FOLDER (a temporary one) gets a Debian by debootstrap; one that has it already is used again.
# Every command of that section runs there but systemctl, which a folder has no use for: the server
# is started as its unit says. What is committed is built. PIP_… variables hold there, too.
set -eu
cd "$(dirname "$0")/.."

root=${1:-$(mktemp -d)}
chmod 755 "$root" # the user of the server reads what lies there
port=8765

[ -x "$root/usr/bin/python3" ] ||
    debootstrap --variant=minbase --include=ca-certificates,curl,git,make,python3,python3-venv \
        bookworm "$root" >&2

cleared() {
    umount -Rl "$root/dev" 2>/dev/null || true
    umount -l "$root/proc" 2>/dev/null || true
}
trap cleared EXIT
mount --rbind /dev "$root/dev" && mount --make-rslave "$root/dev"
mount -t proc proc "$root/proc"
cp /etc/resolv.conf "$root/etc/"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
rm -rf "$root/root/morpho-server" "$root/opt/morpho" "$root/var/lib/morpho"
git clone --quiet . "$root/root/morpho-server"

section=$(sed -n '/^## On a small server/,/^```$/p' docs/hosting.md |
    sed '1,/^```sh/d; /^```$/d; /^systemctl/d')
start=$(sed -n 's/^ExecStart=//p' deploy/morpho@.service | sed "s/%i/$port/")

chroot "$root" /bin/sh -eu <<END
cd /root/morpho-server
python3 --version
$(env | sed -n "s/^\(PIP_[A-Z_]*\)=\(.*\)/export \1='\2'/p")
userdel morpho 2>/dev/null || true
$section
install -d -m 700 -o morpho /var/lib/morpho
cd /var/lib/morpho
set -a
. /etc/morpho.env
set +a
setpriv --reuid morpho --regid morpho --clear-groups $start &
trap "kill \$!; wait" EXIT
at=http://127.0.0.1:$port
curl -fsS --retry 30 --retry-delay 1 --retry-all-errors -o /dev/null \$at/readyz
post() {
    curl -fsS -H 'Content-Type: application/json' -H "Authorization: Bearer \${3:-}" -d "\$2" "\$at/api/v1/\$1"
}
token=\$(post guests '{"name": "Ada", "bearer": true}' | sed 's/.*"token":"\([^"]*\)".*/\1/')
post tables '{"name": "Ada", "game": "morpho"}' "\$token" >/dev/null
curl -fsS \$at/healthz
END
printf '\nA table was open on Debian %s.\n' "$(cat "$root/etc/debian_version")"
