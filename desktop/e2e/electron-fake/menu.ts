import { menuRoles } from "./menu-roles.ts";
import type { FakeElectronState } from "./state.ts";
import type { FakeWindow } from "./window.ts";

type Options = Electron.MenuItemConstructorOptions;

const types = new Set(["normal", "separator", "submenu", "checkbox", "radio", "header", "palette"]);

/** `MenuItem`: refuses the same options as Electron, and unknown roles. */
export class FakeMenuItem {
  readonly id: string | undefined;
  readonly type: string;
  readonly role: string | undefined;
  readonly accelerator: string | undefined;
  readonly registerAccelerator: boolean;
  readonly submenu: FakeMenu | null;
  label: string;
  sublabel: string;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  readonly #click: Options["click"];
  readonly #state: FakeElectronState;

  constructor(state: FakeElectronState, options: Options, appName: string) {
    const roleName = options.role?.toLowerCase();
    const role =
      roleName === undefined ? undefined : menuRoles(appName, state.settings.platform)[roleName];
    if (roleName !== undefined && role === undefined) {
      throw new Error(`Unknown menu item role: ${String(options.role)}`);
    }
    const submenu = options.submenu ?? role?.submenu;
    this.type = options.type ?? (submenu === undefined ? "normal" : "submenu");
    if (!types.has(this.type)) throw new Error(`Unknown menu item type: ${this.type}`);
    if (this.type === "submenu" && submenu === undefined) throw new Error("Invalid submenu");
    this.#state = state;
    this.#click = options.click;
    this.id = options.id;
    this.role = roleName;
    this.label = options.label ?? role?.label ?? "";
    this.sublabel = options.sublabel ?? "";
    this.accelerator = options.accelerator ?? role?.accelerator;
    this.registerAccelerator = options.registerAccelerator ?? role?.registerAccelerator ?? true;
    this.enabled = options.enabled ?? true;
    this.visible = options.visible ?? true;
    this.checked = options.checked ?? false;
    this.submenu = submenuOf(state, submenu, appName);
  }

  /** Click on the item or its accelerator. Disabled items do nothing. */
  choose(window: FakeWindow | undefined): void {
    if (!this.enabled) return;
    if (this.type === "checkbox") this.checked = !this.checked;
    if (this.role !== undefined && act(this.#state, this.role, window)) return;
    const click = this.#click as
      ((item: unknown, window: unknown, event: object) => void) | undefined;
    click?.(this, window, {});
  }
}

export class FakeMenu {
  readonly items: FakeMenuItem[] = [];
  readonly #template: readonly Options[];
  readonly #state: FakeElectronState;

  constructor(state: FakeElectronState, template: readonly Options[], appName: string) {
    this.#state = state;
    this.#template = template;
    for (const options of template) {
      if (options.label === undefined && options.role === undefined && options.type === undefined) {
        throw new TypeError(
          "Invalid template for MenuItem: must have at least one of label, role or type",
        );
      }
      this.items.push(new FakeMenuItem(state, options, appName));
    }
  }

  getMenuItemById(id: string): FakeMenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : (item.submenu?.getMenuItemById(id) ?? null);
      if (found !== null) return found;
    }
    return null;
  }

  popup(): void {
    this.#state.contextMenu = this.#template;
  }
}

/** `Menu` of one start. */
export function createMenu(state: FakeElectronState, appName: () => string) {
  return {
    buildFromTemplate: (template: readonly Options[]) => new FakeMenu(state, template, appName()),
    setApplicationMenu: (menu: FakeMenu | null) => {
      state.menu = menu;
    },
    getApplicationMenu: () => state.menu,
  };
}

function submenuOf(
  state: FakeElectronState,
  submenu: Options["submenu"] | readonly Options[],
  appName: string,
): FakeMenu | null {
  if (submenu === undefined) return null;
  if (submenu instanceof FakeMenu) return submenu;
  return new FakeMenu(state, submenu as readonly Options[], appName);
}

/** Roles with an effect on main; the system handles the others. Returns whether the role acted. */
function act(state: FakeElectronState, role: string, window: FakeWindow | undefined): boolean {
  state.order.push(`role ${role}`);
  if (role === "quit") state.lifecycle.quit();
  else if (role === "close") window?.close();
  else if (role === "minimize") window?.minimize();
  else if (role === "reload" || role === "forcereload") window?.reload();
  else if (role === "togglefullscreen") window?.setFullScreen(!window.isFullScreen());
  return true;
}
