// Not a module, so that it runs before anything is drawn. It applies the theme and the motion chosen in this browser
// (app/appearance.js takes over later), and checks whether the browser can run the client at all. It is written for
// very old browsers, since they need the message.
(function () {
  /** @param {string} name */
  function chosen(name) {
    try {
      return localStorage.getItem("morpho." + name);
    } catch (error) {
      return null;
    }
  }
  /** @param {string} wish */
  function systemWishes(wish) {
    return matchMedia("(prefers-" + wish + ")").matches;
  }
  function ofSystem() {
    if (systemWishes("contrast: more")) return "contrast";
    return theme === "system" && systemWishes("color-scheme: light") ? "light" : "dark";
  }
  /**
   * The newest features that the client needs: Safari 16.4 and Firefox 128 brought the first, Chromium 111 the second.
   */
  function isNewEnough() {
    return Boolean(window.CSS && "registerProperty" in CSS && CSS.supports("scale", "tan(1rad)"));
  }
  /**
   * Show a message of the page. All are hidden without a style sheet: a sheet may fail where nothing else does.
   * @param {string} selector
   */
  function show(selector) {
    var message = document.querySelector(selector);
    if (message) message.removeAttribute("hidden");
  }
  var theme = chosen("theme");
  var still = chosen("motion") === "none" || systemWishes("reduced-motion: reduce");
  var page = document.documentElement.dataset;
  page.theme = theme === "dark" || theme === "light" || theme === "contrast" ? theme : ofSystem();
  page.motion = still ? "none" : "full";
  if (isNewEnough()) {
    setTimeout(function () {
      show(".splash-slow");
    }, 10000);
  } else {
    page.old = "";
    document.addEventListener("DOMContentLoaded", function () {
      show(".splash-old");
    });
  }
})();
