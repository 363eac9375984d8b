import { BREAKPOINTS, DEVICES, type Device } from '@org/schema';
import type { BlockState } from '@org/schema/entities';
import { VISIBILITY_RULES } from '../settings/visibility.ts';
import type { CompiledMotion } from './compile-motion.ts';
import type { CompiledRule, CompiledSettings, RulePart } from './compile-settings.ts';
import { MotionSheet } from './motion-sheet.ts';
import { shortHash } from './short-hash.ts';

/** Result of adding a block's settings to a sheet. */
export interface Added {
  /** Class names of the block's root, '' for none. */
  readonly className: string;
  /** Rules that are new in the sheet: each is a complete CSS rule for `insertRule`. */
  readonly newRules: readonly string[];
}

/** Style sheet of a page's settings: one class per distinct set of declarations. */
export interface Sheet {
  add(compiled: CompiledSettings): Added;
  /** Adds a block's custom CSS. Invalid CSS adds nothing. */
  addCustom(css: string): Added;
  /** Returns the whole sheet; '' when it is empty. */
  css(): string;
}

/**
 * Scopes custom CSS to a class: `scopeCss` of the entry point `./custom-css`.
 * @returns CSS, '' for none
 */
export type ScopeCss = (text: string, className: string) => string;

const LAYER = 'org.settings';
const CUSTOM_LAYER = 'org.custom';
const NOTHING: Added = { className: '', newRules: [] };
/** Selector of each state. A block is focused when it, or a control in it, has keyboard focus. */
const STATE_SELECTORS: Readonly<Record<BlockState, string>> = {
  hover: ':hover',
  focus: ':is(:focus-visible,:has(:focus-visible))',
  pressed: ':active',
};
const SUFFIX: Readonly<Record<RulePart, string>> = {
  root: '',
  backdrop: '::before',
  veil: '::after',
  hover: ':hover::before',
};
/** Touch screens keep the hover of the last touch, so only pointers that can hover get it. */
const HOVER_MEDIA = '@media (hover:hover)';
const MEDIA: Readonly<Record<Device, string>> = {
  desktop: '',
  tablet: `@media (max-width:${BREAKPOINTS.tablet - 0.02}px)`,
  mobile: `@media (max-width:${BREAKPOINTS.mobile - 0.02}px)`,
};
const ZOOM_PROPERTY = '@property --org-zoom{syntax:"<number>";inherits:false;initial-value:1}';

interface Named {
  /** The declarations as one text, which identifies equal sets. */
  readonly key: string;
  readonly name: string;
}
/** Compiled settings are shared between pages, so each list of rules is named once. */
const named = new WeakMap<readonly CompiledRule[], Named>();

function getName(rules: readonly CompiledRule[]): Named {
  const known = named.get(rules);
  if (known) return known;
  const key = rules
    .map((rule) => `${rule.device}${rule.state ?? ''}${rule.part}{${rule.declarations}}`)
    .join('');
  const made = { key, name: `d-${shortHash(key)}` };
  named.set(rules, made);
  return made;
}

/** Options of a sheet. */
export interface SheetOptions {
  readonly scopeCss?: ScopeCss | undefined;
  /** True in the editor: `data-shown-state` on a block shows it in that state. @default false */
  readonly showsStates?: boolean | undefined;
  /** True where blocks are edited or pictured: they do not move. @default false */
  readonly isStill?: boolean | undefined;
}

/** Returns the CSS rule of a class. */
function printRule(
  name: string,
  { part, state, declarations }: CompiledRule,
  showsStates: boolean,
): string {
  const print = (selector: string): string => `.${name}${selector}${SUFFIX[part]}{${declarations}}`;
  if (!state) return print('');
  const rule = print(STATE_SELECTORS[state]);
  const real = state === 'hover' ? `${HOVER_MEDIA}{${rule}}` : rule;
  return showsStates ? `${real}${print(`[data-shown-state="${state}"]`)}` : real;
}

/**
 * Creates an empty sheet. Class names only depend on declarations, so they are the same on every page. Without `scopeCss` custom
 * CSS is ignored: a page without any need not include the parser.
 */
export function createSheet({
  scopeCss,
  showsStates = false,
  isStill = false,
}: SheetOptions = {}): Sheet {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const byDevice: Readonly<Record<Device, string[]>> = { desktop: [], tablet: [], mobile: [] };
  const hidden = new Set<Device>();
  const custom = new Map<string, { readonly className: string; readonly rule: string }>();
  const motions = new MotionSheet();
  let zooms = false;

  const unclaimed = (wanted: string): string => {
    let name = wanted;
    while (taken.has(name)) name = `${name}x`;
    taken.add(name);
    return name;
  };

  const addRules = (rules: readonly CompiledRule[], newRules: string[]): string => {
    const { key, name: wanted } = getName(rules);
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = unclaimed(wanted);
    names.set(key, name);
    for (const rule of rules) {
      const text = printRule(name, rule, showsStates);
      byDevice[rule.device].push(text);
      if (!zooms && rule.part === 'hover') {
        zooms = true;
        newRules.push(ZOOM_PROPERTY);
      }
      const media = MEDIA[rule.device];
      newRules.push(`@layer ${LAYER}{${media ? `${media}{${text}}` : text}}`);
    }
    return name;
  };

  const addMotion = (motion: CompiledMotion, newRules: string[]): string => {
    const added = motions.add(motion, unclaimed);
    newRules.push(...added.newRules.map((rule) => `@layer ${LAYER}{${rule}}`));
    return added.className;
  };

  return {
    add({ rules, hiddenOn, motion }) {
      const moves = motion !== undefined && !isStill;
      if (rules.length === 0 && hiddenOn.length === 0 && !moves) return NOTHING;
      const newRules: string[] = [];
      const classes = rules.length > 0 ? [addRules(rules, newRules)] : [];
      if (moves) classes.push(addMotion(motion, newRules));
      for (const device of hiddenOn) {
        classes.push(`org-hide-${device}`);
        if (hidden.has(device)) continue;
        hidden.add(device);
        newRules.push(`@layer org.visibility{${VISIBILITY_RULES[device]}}`);
      }
      return { className: classes.join(' '), newRules };
    },
    addCustom(text) {
      if (!scopeCss || !text) return NOTHING;
      const known = custom.get(text);
      if (known) return { className: known.className, newRules: [] };
      const wanted = `x-${shortHash(text)}`;
      const css = scopeCss(text, wanted);
      if (!css) return NOTHING;
      const className = unclaimed(wanted);
      const rule = className === wanted ? css : scopeCss(text, className);
      custom.set(text, { className, rule });
      return { className, newRules: [`@layer ${CUSTOM_LAYER}{${rule}}`] };
    },
    css() {
      const groups = DEVICES.flatMap((device) => {
        const rules = byDevice[device].join('');
        if (!rules) return [];
        return [MEDIA[device] ? `${MEDIA[device]}{${rules}}` : rules];
      });
      const motion = motions.css();
      if (motion) groups.push(motion);
      const visibility = DEVICES.filter((device) => hidden.has(device)).map(
        (device) => VISIBILITY_RULES[device],
      );
      return [
        zooms ? ZOOM_PROPERTY : '',
        groups.length > 0 ? `@layer ${LAYER}{${groups.join('')}}` : '',
        custom.size > 0
          ? `@layer ${CUSTOM_LAYER}{${[...custom.values()].map(({ rule }) => rule).join('')}}`
          : '',
        visibility.length > 0 ? `@layer org.visibility{${visibility.join('')}}` : '',
      ].join('');
    },
  };
}
