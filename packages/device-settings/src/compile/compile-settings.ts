import { DEVICES, type Device } from '@org/schema';
import {
  type BlockState,
  DEVICE_GROUPS,
  type DeviceGroup,
  type SparseSettings,
  type VisibilitySettings,
} from '@org/schema/entities';
import { type BackgroundVideo, backgroundVideo } from '../settings/background-video.ts';
import { effective } from '../settings/effective.ts';
import { readSettings } from '../settings/read-settings.ts';
import { hiddenDevices } from '../settings/visibility.ts';
import { compileAlignment } from './compile-alignment.ts';
import { compileBackground, needsLayers } from './compile-background.ts';
import { compileBorder } from './compile-border.ts';
import { type CompiledMotion, compileMotion } from './compile-motion.ts';
import { compileSpacing } from './compile-spacing.ts';
import { compileStates, STATE_TRANSITION } from './compile-states.ts';
import { compileTypography } from './compile-typography.ts';
import { type Declaration, printDeclarations } from './declaration.ts';

/** Boxes of a block that settings style: the element, its two layers, and the lower layer on hover. */
const RULE_PARTS = ['root', 'backdrop', 'veil', 'hover'] as const;
export type RulePart = (typeof RULE_PARTS)[number];

/** Declarations for one box on one device and narrower ones. */
export interface CompiledRule {
  readonly device: Device;
  readonly part: RulePart;
  /** State in which the rule applies. @default always */
  readonly state?: BlockState | undefined;
  /** CSS declarations, without braces. */
  readonly declarations: string;
}

/** Compiled settings of a block. */
export interface CompiledSettings {
  readonly rules: readonly CompiledRule[];
  /** Devices on which visitors do not see the block. */
  readonly hiddenOn: readonly Device[];
  /** True when visitors of this page never see the block, which is then not rendered at all. */
  readonly hidden: boolean;
  readonly video: BackgroundVideo | undefined;
  readonly motion: CompiledMotion | undefined;
}

/** Context of the block. */
export interface CompileOptions {
  readonly blockType: string;
  /** URL of the page's image, or ''. */
  readonly pageImage: string;
  readonly isHomepage: boolean;
  /** True in the editor: visibility is ignored and videos are omitted. */
  readonly editing: boolean;
}

type Touched = Readonly<Record<DeviceGroup, ReadonlySet<string>>>;
type Parts = Readonly<Record<RulePart, readonly Declaration[]>>;
const NONE: ReadonlySet<string> = new Set();
const NOWHERE: readonly Device[] = [];

function touchedFields(settings: SparseSettings): Touched {
  const touched: Record<DeviceGroup, Set<string> | ReadonlySet<string>> = {
    alignment: NONE,
    background: NONE,
    border: NONE,
    spacing: NONE,
    typography: NONE,
  };
  for (const device of DEVICES)
    for (const group of DEVICE_GROUPS) {
      const own = settings[device]?.[group];
      if (own) touched[group] = new Set([...touched[group], ...Object.keys(own)]);
    }
  return touched;
}

function partsOn(
  device: Device,
  settings: SparseSettings,
  touched: Touched,
  options: CompileOptions & { overflow: string; layers: boolean },
): Parts {
  const { blockType, overflow, pageImage, layers } = options;
  const isSection = blockType === 'Section';
  const border = effective(settings, device, 'border', blockType);
  const background = compileBackground(
    effective(settings, device, 'background', blockType),
    touched.background,
    { pageImage, borderRadius: border.borderRadius, layers },
  );
  const root: Declaration[] = [];
  if (touched.alignment.size > 0)
    root.push(
      ...compileAlignment(effective(settings, device, 'alignment', blockType), touched.alignment, {
        blockType,
        overflow,
      }),
    );
  root.push(...background.root);
  if (touched.border.size > 0) root.push(...compileBorder(border, touched.border));
  if (touched.spacing.size > 0)
    root.push(
      ...compileSpacing(
        effective(settings, device, 'spacing', blockType),
        touched.spacing,
        isSection,
      ),
    );
  if (touched.typography.size > 0)
    root.push(...compileTypography(effective(settings, device, 'typography', blockType)));
  return { ...background, root };
}

/** Returns the declarations that a narrower device adds or resets. */
function difference(from: readonly Declaration[], to: readonly Declaration[]): Declaration[] {
  const wider = new Map(from);
  const own = new Map(to);
  const changed = to.filter(([property, value]) => wider.get(property) !== value);
  for (const [property] of from)
    if (!own.has(property))
      changed.push([property, property.startsWith('--') ? 'initial' : 'revert-layer']);
  return changed;
}

/** Keeps one declaration per property: the last one, as in CSS. */
function settle(declarations: readonly Declaration[]): readonly Declaration[] {
  const seen = new Map(declarations);
  return seen.size === declarations.length ? declarations : [...seen];
}

/** Returns the rules of the states of a block, and its transition between them. */
function stateRules({ states }: SparseSettings, layers: boolean): CompiledRule[] {
  if (!states) return [];
  return [
    { device: 'desktop', part: 'root', declarations: printDeclarations([STATE_TRANSITION]) },
    ...compileStates(states, layers).flatMap(({ state, root, backdrop }) =>
      Object.entries({ root, backdrop }).flatMap(([part, declarations]): CompiledRule[] =>
        declarations.length === 0
          ? []
          : [
              {
                device: 'desktop',
                part: part as RulePart,
                state,
                declarations: printDeclarations(declarations),
              },
            ],
      ),
    ),
  ];
}

function getRules(
  settings: SparseSettings,
  overflow: string,
  options: CompileOptions,
): CompiledRule[] {
  const touched = touchedFields(settings);
  const layers =
    touched.background.size > 0 &&
    DEVICES.some((device) => needsLayers(effective(settings, device, 'background')));
  const rules: CompiledRule[] = [];
  let wider: Parts | undefined;
  for (const device of DEVICES) {
    // Mobile follows tablet in the sheet, so it must override tablet even without its own settings.
    if (wider && !settings[device] && !(device === 'mobile' && settings.tablet)) continue;
    const parts = partsOn(device, settings, touched, { ...options, overflow, layers });
    for (const part of RULE_PARTS) {
      const own = settle(parts[part]);
      const said = wider ? difference(settle(wider[part]), own) : own;
      if (said.length > 0) rules.push({ device, part, declarations: printDeclarations(said) });
    }
    wider = parts;
  }
  return [...rules, ...stateRules(settings, layers)];
}

/** The part of a compilation that is independent of the visitor. */
type Styles = Pick<CompiledSettings, 'rules' | 'video' | 'motion'>;

const NO_STYLES: Styles = { rules: [], video: undefined, motion: undefined };
/** Cache size in entries: pages repeat the same settings, and every render compiles them; texts are short and few. */
const MEMORY = 4000;
const LONGEST = 4000;
const compiled = new Map<string, Styles>();

function compileStyles(stored: unknown, overflow: string, options: CompileOptions): Styles {
  const settings = readSettings(stored);
  const rules = getRules(settings, overflow, options);
  const clipped: CompiledRule = {
    device: 'desktop',
    part: 'root',
    declarations: `overflow:${overflow}`,
  };
  return {
    rules: overflow === 'visible' ? rules : [clipped, ...rules],
    video: backgroundVideo(settings),
    motion: compileMotion(settings, options.blockType),
  };
}

function isEmpty(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return true;
  for (const _device in stored) return false;
  return true;
}

function getStyles(stored: unknown, overflow: string, options: CompileOptions): Styles {
  if (overflow === 'visible' && isEmpty(stored)) return NO_STYLES;
  const key = `${options.blockType}|${overflow}|${options.pageImage}|${JSON.stringify(stored)}`;
  const known = compiled.get(key);
  if (known) return known;
  const styles = compileStyles(stored, overflow, options);
  if (key.length > LONGEST) return styles;
  if (compiled.size >= MEMORY) compiled.clear();
  compiled.set(key, styles);
  return styles;
}

/**
 * Compiles a block's settings to CSS declarations per device, and determines where visitors see the block. Identity: equal
 * settings give the same list of rules. Never throws; every value is serialized by its type.
 * @param stored - stored settings (parsed tolerantly)
 * @param options - context
 * @returns rules, narrower devices after wider ones
 */
export function compileSettings(
  stored: unknown,
  visibility: VisibilitySettings,
  options: CompileOptions,
): CompiledSettings {
  const { rules, video, motion } = getStyles(stored, visibility.overflow, options);
  const { editing, isHomepage } = options;
  const hiddenOn = editing ? NOWHERE : hiddenDevices(visibility);
  const hidden =
    !editing && (hiddenOn.length === DEVICES.length || (visibility.hideOnHomepage && isHomepage));
  return { rules, hiddenOn, hidden, video: editing ? undefined : video, motion };
}
