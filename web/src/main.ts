import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import art from "./art/common.svg?raw";
import { address, root } from "./lib/root";

const sprite = document.createElement("div");
sprite.setAttribute("aria-hidden", "true");
sprite.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
sprite.innerHTML = art;
document.body.prepend(sprite);

mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register(address("sw.js"), { scope: root.href }).catch(() => undefined));
}
