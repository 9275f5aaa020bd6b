"""Backups that an administrator has made and checked. None is ever sent to a browser."""

from dataclasses import asdict

from fastapi import APIRouter, Request

from morpho_server.api.administration.access import RequireAdmin
from morpho_server.api.messages.administration import (
    BackupChecked,
    BackupMade,
    BackupShown,
    BackupsShown,
)
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.services import Services, services_of
from morpho_server.storage.backup.create import BackupUnderWayError, Contents
from morpho_server.storage.backup.folder import (
    BackupFailedError,
    BackupFolder,
    NoSuchBackupError,
)

router = APIRouter(prefix="/admin", tags=["administration"], responses=RESPONSES)


@router.get("/backups")
async def list_backups(request: Request, _admin: RequireAdmin) -> BackupsShown:
    """Return the backups that this node's folder has, the newest first."""
    found = services_of(request).backups
    if found is None:
        return BackupsShown(enabled=False, backups=[])
    shown = [BackupShown(**asdict(each)) for each in await found.names()]
    return BackupsShown(enabled=True, backups=shown)


@router.post("/backup", status_code=201)
async def make_backup(request: Request, admin: RequireAdmin) -> BackupMade:
    """Back up everything into the folder of the setting, one at a time over all nodes.

    Raises ``no_backup_folder``, ``backup_under_way``, ``backup_failed``.
    """
    services = services_of(request)
    try:
        made = await _backups(services).make()
    except BackupUnderWayError:
        raise ProblemError("backup_under_way") from None
    except BackupFailedError as error:
        raise ProblemError("backup_failed", str(error)) from error
    await services.note(admin, "back_up", backup=made.backup.name)
    found = asdict(made.backup) | asdict(made.contents)
    return BackupMade(**found, seconds=made.seconds, left_out=made.left_out)


@router.post("/backups/{name}/check")
async def check_backup(request: Request, name: str, admin: RequireAdmin) -> BackupChecked:
    """Restore a backup into a scratch database, and say whether it is whole.

    Raises ``no_backup_folder``, ``no_such_backup``, ``backup_under_way``.
    """
    services = services_of(request)
    try:
        checked = await _backups(services).check(name)
    except BackupUnderWayError:
        raise ProblemError("backup_under_way") from None
    except NoSuchBackupError:
        raise ProblemError("no_such_backup") from None
    await services.note(admin, "check_backup", backup=name)
    held = asdict(checked.contents or Contents(0, 0, 0))
    return BackupChecked(**held, whole=checked.problem is None, problem=checked.problem)


def _backups(services: Services) -> BackupFolder:
    if services.backups is None:
        raise ProblemError("no_backup_folder")
    return services.backups
