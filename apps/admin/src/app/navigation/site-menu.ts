import { isApiError } from '@org/api-client';
import { mainNavItems, type NavSettings, type Settings } from '@org/schema';
import type { NavTree } from './nav-tree.ts';

/** The menus of a site, its logo, and how its bars look. */
export interface Menus {
  readonly main: NavTree;
  readonly right: NavTree;
  readonly look: Omit<NavSettings, 'mainnav_items'>;
  readonly logo: { readonly src: string; readonly alt: string };
}

/** What is to be saved; parts that are left out stay as they are. */
export type MenuChange = Partial<Menus>;

/** The body of the call that saves a change. */
export interface MenuBody extends Partial<Pick<Settings, 'main_logo' | 'main_logo_alt'>> {
  readonly theme?: Partial<Settings['theme']>;
  readonly version: number;
}

/** What a site's menus are kept with. */
export interface SiteMenuParts {
  /** Saves. Shape: body → the settings as they are then. Errors: rejects with the API's error. */
  readonly save: (body: MenuBody) => Promise<Settings>;
  /** Told of the settings as everybody should see them now, also before they are saved. */
  readonly show: (settings: Settings) => void;
  /** Somebody else has changed the menus meanwhile. Shape: → whose are to stay. */
  readonly choose: () => Promise<'mine' | 'theirs'>;
  /** What a failure says. */
  readonly describe: (error: unknown) => string;
  /** The settings out of what a conflict carries; undefined for anything else. */
  readonly readSettings: (current: unknown) => Settings | undefined;
}

/** What a panel shows of it. */
export interface SiteMenuState {
  readonly menus: Menus;
  /** False until the settings are there. */
  readonly isLoaded: boolean;
  readonly isSaving: boolean;
  /** Why what is shown is not saved; '' where it is, or is on its way. */
  readonly failure: string;
}

const EMPTY: Menus = { main: [], right: [], look: {}, logo: { src: '', alt: '' } };

/** The menus that settings hold. Source: NAV-019 to NAV-021. */
export function getMenus({ theme, main_logo: src, main_logo_alt: alt }: Settings): Menus {
  const { mainnav_items: _items, ...look } = theme.mainnav_settings ?? {};
  return { main: mainNavItems(theme), right: theme.rightnav_items ?? [], look, logo: { src, alt } };
}

/** The parts of a theme that a change sets. The items have one place from then on: the theme's own list. */
function getTheme({ main, right, look }: MenuChange): Partial<Settings['theme']> {
  return {
    ...(main && { mainnav_items: [...main] }),
    ...(right && { rightnav_items: [...right] }),
    ...((main || look) && { mainnav_settings: { ...look, ...(main && { mainnav_items: [] }) } }),
  };
}

/** What a change sets beside the theme. */
const getLogo = ({ logo }: MenuChange) =>
  logo ? { main_logo: logo.src, main_logo_alt: logo.alt } : {};

/** The body of the call that saves a change: what it leaves alone is not in it. */
function getBody(change: MenuChange, version: number): MenuBody {
  const theme = getTheme(change);
  return {
    ...(Object.keys(theme).length > 0 && { theme }),
    ...getLogo(change),
    version,
  };
}

/** Settings with a change that is not saved yet. */
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

/**
 * The menus of a site while somebody edits them. Each change is shown at once and saved in turn; one that could not be
 * saved stays until it is, or is given up. Nobody's newer menu is overwritten without being asked about.
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
  /** The settings as the server has them. */
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

  /** True while something is not on the server yet. */
  get isDirty(): boolean {
    return this.pending !== undefined;
  }

  /** Takes settings that were loaded; while a change waits, it stands before them. */
  load(settings: Settings): void {
    if (this.pending) return;
    this.base = settings;
    this.tell({});
  }

  /** Changes the menus. Shape: → whether it was saved. */
  async change(change: MenuChange): Promise<boolean> {
    this.pending = { ...this.pending, ...change };
    return this.save();
  }

  /** Saves what waits. Shape: → whether nothing waits any more. */
  async save(): Promise<boolean> {
    this.tell({ failure: '' });
    if (this.state.isSaving) return false;
    this.tell({ isSaving: true });
    let failure = '';
    // What is changed while a save is on its way goes with the next one.
    while (this.pending && this.base && failure === '')
      failure = await this.send(this.pending, this.base);
    this.tell({ isSaving: false, failure });
    return !this.isDirty;
  }

  /** Gives up what waits. */
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
      const isSame = JSON.stringify(getMenus(current)) === JSON.stringify(getMenus(base));
      if (!isSame && (await this.parts.choose()) === 'theirs') this.pending = undefined;
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
