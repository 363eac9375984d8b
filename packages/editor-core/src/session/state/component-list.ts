import {
  type BlockRegistry,
  componentIdsIn,
  getComponentId,
  isInstance,
  loadContent,
} from '@org/content';
import type { BuilderNode, BuilderTree } from '@org/schema/entities';
import {
  asFailure,
  type ComponentGateway,
  type EditorComponent,
  type GatewayFailure,
  type ListedComponent,
} from '../host/gateway.ts';

/** A component with its tree. */
export interface KnownComponent extends EditorComponent {
  /** Guarded tree; undefined for content that cannot be read. */
  readonly tree: BuilderTree | undefined;
  /** Number of pages and templates that show it; undefined until the list was loaded. */
  readonly usageCount: number | undefined;
}

/** Components of the site, as far as they are known: those of the open page first, and all of them once they are needed. */
export class ComponentList {
  readonly registry: BlockRegistry;
  private readonly gateway: ComponentGateway | undefined;
  private readonly known = new Map<number, KnownComponent>();
  private readonly listeners = new Set<() => void>();
  private listed: readonly KnownComponent[] = [];
  private loading: Promise<void> | undefined;
  private revision = 0;
  /** True once all components were loaded. */
  isLoaded = false;
  /** Why the list could not be loaded. */
  failure: GatewayFailure | null = null;

  constructor(registry: BlockRegistry, gateway: ComponentGateway | undefined) {
    this.registry = registry;
    this.gateway = gateway;
  }

  /** True when the app provides components. */
  get isAvailable(): boolean {
    return this.gateway !== undefined;
  }

  /** Incremented by every change. */
  get version(): number {
    return this.revision;
  }

  /** All components in the order of the list, once they were loaded. */
  get all(): readonly KnownComponent[] {
    return this.listed;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get(id: number): KnownComponent | undefined {
    return this.known.get(id);
  }

  /** Returns the name of the component that a node shows; undefined for other nodes. */
  getName(node: BuilderNode): string | undefined {
    return isInstance(node) ? this.known.get(getComponentId(node))?.name : undefined;
  }

  /** Returns the tree of a component, for the expansion of instances. */
  readonly find = (id: number): BuilderTree | undefined => this.known.get(id)?.tree;

  /** Adds components, or replaces older versions of them. */
  take(components: readonly (EditorComponent | ListedComponent)[]): void {
    const changed = components.map((component) => this.put(component)).includes(true);
    if (changed) this.changed();
  }

  /** Loads all components. A failure is in `failure`. */
  load(): Promise<void> {
    const { gateway } = this;
    if (!gateway) return Promise.resolve();
    this.loading ??= gateway
      .list()
      .then(
        (components) => {
          for (const component of components) this.put(component);
          this.listed = components.flatMap(({ id }) => this.known.get(id) ?? []);
          this.isLoaded = true;
          this.failure = null;
        },
        (error: unknown) => {
          this.failure = asFailure(error);
        },
      )
      .finally(() => {
        this.loading = undefined;
        this.changed();
      });
    return this.loading;
  }

  /** Loads newer versions of the components, if some are known. */
  refresh(): void {
    if (this.known.size > 0) void this.load();
  }

  /**
   * Saves a component, which changes what pages show.
   * @throws that of the request
   */
  async save(component: EditorComponent): Promise<void> {
    if (this.gateway) this.take([await this.gateway.save(component)]);
  }

  /** Loads all components if a tree shows one that is not known. */
  async loadMissing(tree: BuilderTree): Promise<void> {
    if (!this.isLoaded && componentIdsIn(tree).some((id) => !this.known.has(id))) await this.load();
  }

  private put(component: EditorComponent | ListedComponent): boolean {
    const before = this.known.get(component.id);
    const usageCount = 'usageCount' in component ? component.usageCount : before?.usageCount;
    const isSame =
      before?.version === component.version &&
      before.content === component.content &&
      before.usageCount === usageCount;
    if (isSame) return false;
    const isRead = before?.content === component.content;
    const loaded = isRead ? undefined : loadContent(component.content, this.registry);
    const tree = isRead ? before.tree : loaded?.ok ? loaded.tree : undefined;
    this.known.set(component.id, { ...component, tree, usageCount });
    return true;
  }

  private changed(): void {
    this.revision += 1;
    for (const listener of this.listeners) listener();
  }
}
