import { isApiError } from '@org/api-client';
import { mainNavItems, type NavSettings, type Settings } from '@org/schema/entities';
import type { NavTree } from './nav-tree.ts';

/** Menus of a site, its logo, and the style of its bars. */
export interface Menus {
  readonly main: NavTree;
  readonly right: NavTree;
  readonly look: Omit<NavSettings, 'mainnav_items'>;
  readonly logo: { readonly src: string; readonly alt: string };
}

/** A change to save; omitted parts do not change. */
export type MenuChange = Partial<Menus>;

/** Body of the request that saves a change. */
export interface MenuBody extends Partial<Pick<Settings, 'main_logo' | 'main_logo_alt'>> {
  readonly theme?: Partial<Settings['theme']>;
  readonly version: number;
}

/** Dependencies of a site's menus. */
export interface SiteMenuParts {
  /**
   * Saves a change.
   * @returns the saved settings
   * @throws rejects with the API's error
   */
  readonly save: (body: MenuBody) => Promise<Settings>;
  /** Called with the settings to display, also before they are saved. */
  readonly show: (settings: Settings) => void;
  /**
   * Called when another user has changed the menus.
   * @returns the version to keep
   */
  readonly choose: () => Promise<'mine' | 'theirs'>;
  /** Returns the message of an error. */
  readonly describe: (error: unknown) => string;
  /** Reads the settings of a conflict; undefined for anything else. */
  readonly readSettings: (current: unknown) => Settings | undefined;
}

/** State of the menus for a panel. */
export interface SiteMenuState {
  readonly menus: Menus;
  /** False until the settings are loaded. */
  readonly isLoaded: boolean;
  readonly isSaving: boolean;
  /** Why the displayed menus are not saved; '' when they are saved or being saved. */
  readonly failure: string;
}

const EMPTY: Menus = { main: [], right: [], look: {}, logo: { src: '', alt: '' } };

/** Returns the menus of settings. */
export function getMenus({ theme, main_logo: src, main_logo_alt: alt }: Settings): Menus {
  const { mainnav_items: _items, ...look } = theme.mainnav_settings ?? {};
  return { main: mainNavItems(theme), right: theme.rightnav_items ?? [], look, logo: { src, alt } };
}

/** Returns the theme fields of a change. From then on items are only stored in the theme's own list. */
function getTheme({ main, right, look }: MenuChange): Partial<Settings['theme']> {
  return {
    ...(main && { mainnav_items: [...main] }),
    ...(right && { rightnav_items: [...right] }),
    ...((main || look) && { mainnav_settings: { ...look, ...(main && { mainnav_items: [] }) } }),
  };
}

/** Returns the fields of a change outside of the theme. */
const getLogo = ({ logo }: MenuChange) =>
  logo ? { main_logo: logo.src, main_logo_alt: logo.alt } : {};

/** Returns the body that saves a change, without fields that do not change. */
function getBody(change: MenuChange, version: number): MenuBody {
  const theme = getTheme(change);
  return {
    ...(Object.keys(theme).length > 0 && { theme }),
    ...getLogo(change),
    version,
  };
}

/** Returns the settings with an unsaved change applied. */
function withChange(settings: Settings, change: MenuChange): Settings {
  const { mainnav_settings, ...rest } = getTheme(change);
  return {
    ...settings,
    ...getLogo(change),
    theme: {
      ...settings.theme,
      ...rest,
      mainnav_settings: { ...settings.theme.mainnav_settings, ...mainnav_settings },
    },
  };
}

/** Returns whether two settings have the same menus. */
const hasSameMenus = (one: Settings, other: Settings): boolean =>
  JSON.stringify(getMenus(one)) === JSON.stringify(getMenus(other));

/**
 * Menus of a site that are being edited. Each change is shown immediately and saved sequentially; a failed one remains until it
 * is saved or discarded. A newer menu of another user is only overwritten after a question.
 */
export class SiteMenu {
  private readonly parts: SiteMenuParts;
  private readonly listeners = new Set<() => void>();
  private state: SiteMenuState = {
    menus: EMPTY,
    isLoaded: false,
    isSaving: false,
    failure: '',
  };
  /** The settings of the server. */
  private base: Settings | undefined;
  private pending: MenuChange | undefined;

  constructor(parts: SiteMenuParts) {
    this.parts = parts;
  }

  readonly get = (): SiteMenuState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** True while a change is not saved. */
  get isDirty(): boolean {
    return this.pending !== undefined;
  }

  /**
   * Loads settings. Pending changes are kept, and so is what was saved here after the settings were read: a request that started
   * before a change was saved may return after it.
   */
  load(settings: Settings): void {
    const { base, pending } = this;
    if (base && (pending || settings.version < base.version)) {
      const shown = pending ? withChange(base, pending) : base;
      if (!hasSameMenus(settings, shown)) this.parts.show(shown);
      return;
    }
    this.base = settings;
    this.tell({});
  }

  /**
   * Changes the menus.
   * @returns whether the change was saved
   */
  async change(change: MenuChange): Promise<boolean> {
    this.pending = { ...this.pending, ...change };
    return this.save();
  }

  /**
   * Saves pending changes.
   * @returns whether nothing is pending any more
   */
  async save(): Promise<boolean> {
    this.tell({ failure: '' });
    if (this.state.isSaving) return false;
    this.tell({ isSaving: true });
    let failure = '';
    // Changes made during a save are part of the next one.
    while (this.pending && this.base && failure === '')
      failure = await this.send(this.pending, this.base);
    this.tell({ isSaving: false, failure });
    return !this.isDirty;
  }

  /** Discards pending changes. */
  discard(): void {
    this.pending = undefined;
    this.tell({ failure: '' });
  }

  private async send(change: MenuChange, base: Settings): Promise<string> {
    try {
      this.base = await this.parts.save(getBody(change, base.version));
      if (this.pending === change) this.pending = undefined;
      return '';
    } catch (error) {
      const current = isApiError(error, 'conflict')
        ? this.parts.readSettings(error.current)
        : undefined;
      if (!current) return this.parts.describe(error);
      this.base = current;
      if (!hasSameMenus(current, base) && (await this.parts.choose()) === 'theirs')
        this.pending = undefined;
      return '';
    }
  }

  private tell(next: Partial<SiteMenuState>): void {
    const { base, pending } = this;
    const shown = base && (pending ? withChange(base, pending) : base);
    const menus = shown ? getMenus(shown) : EMPTY;
    const isSame = JSON.stringify(menus) === JSON.stringify(this.state.menus);
    this.state = {
      ...this.state,
      ...next,
      isLoaded: base !== undefined,
      menus: isSame ? this.state.menus : menus,
    };
    if (shown && !isSame) this.parts.show(shown);
    for (const listener of this.listeners) listener();
  }
}
