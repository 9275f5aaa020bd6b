// What the client of these tests is bundled from: all of it in one function, which makes a client anew at each call.

import "../../../web_client/app/main.js";

export { render } from "../../../web_client/lib/index.js";
