import { DEVICES } from '@org/schema';
import {
  BLOCK_STATES,
  DEVICE_GROUPS,
  type OverlaySettings,
  type SparseGroups,
  type SparseMotion,
  type SparseSettings,
  type SparseStates,
} from '@org/schema/entities';
import { safeColor } from '../values/safe-color.ts';
import { safeGradient } from '../values/safe-gradient.ts';
import { safeMediaUrl } from '../values/safe-url.ts';
import { FIELD_SPECS, type FieldSpec, OVERLAY_OPACITY, TOKEN_NAMES } from './field-specs.ts';
import { dropMotionDefaults, MOTION_SPECS } from './motion-settings.ts';
import { STATE_SPECS } from './state-settings.ts';

type Raw = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readNumber(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return Math.min(max, Math.max(min, number));
}

function readOverlay(value: unknown): OverlaySettings | undefined {
  if (!isRecord(value)) return undefined;
  return {
    enabled: value.enabled === true,
    overlayColor: safeColor(value.overlayColor) ? String(value.overlayColor).trim() : '#000000',
    overlayOpacity:
      readNumber(value.overlayOpacity, OVERLAY_OPACITY.min, OVERLAY_OPACITY.max) ?? 0.5,
  };
}

/** Returns a text that passes its guard unchanged; '' means none. */
function readGuarded(value: unknown, guard: (value: unknown) => string): string | undefined {
  if (value === '' || value === 'none') return '';
  return guard(value) ? String(value).trim() : undefined;
}

/**
 * Returns a field's value if it is allowed.
 * @param spec - specification
 * @param value - anything
 * @returns value (numbers clamped to their range), or undefined when it is rejected
 */
export function readField(spec: FieldSpec, value: unknown): unknown {
  switch (spec.kind) {
    case 'number':
      return typeof value === 'string' && spec.tokens && TOKEN_NAMES[spec.tokens].includes(value)
        ? value
        : readNumber(value, spec.min, spec.max);
    case 'choice':
      return typeof value === 'string' && spec.options.includes(value) ? value : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'color':
      return readGuarded(value, safeColor);
    case 'url':
      return readGuarded(value, safeMediaUrl);
    case 'gradient':
      return readGuarded(value, safeGradient);
    case 'overlay':
      return readOverlay(value);
  }
}

function readFields(
  specs: Readonly<Record<string, FieldSpec>>,
  raw: Raw,
): Record<string, unknown> | undefined {
  let fields: Record<string, unknown> | undefined;
  for (const field in raw) {
    const spec = Object.hasOwn(specs, field) ? specs[field] : undefined;
    const value = spec ? readField(spec, raw[field]) : undefined;
    if (value === undefined) continue;
    fields ??= {};
    fields[field] = value;
  }
  return fields;
}

function readStates(stored: unknown): SparseStates | undefined {
  if (!isRecord(stored)) return undefined;
  const states: Record<string, Record<string, unknown>> = {};
  for (const state of BLOCK_STATES) {
    const raw = stored[state];
    const fields = isRecord(raw) ? readFields(STATE_SPECS, raw) : undefined;
    if (fields) states[state] = fields;
  }
  return Object.keys(states).length > 0 ? (states as SparseStates) : undefined;
}

function readMotion(stored: unknown): SparseMotion | undefined {
  const fields = isRecord(stored) ? readFields(MOTION_SPECS, stored) : undefined;
  // Each field was validated by its specification.
  return fields && dropMotionDefaults(fields as SparseMotion);
}

/**
 * Parses stored settings: unknown and invalid values are dropped. Never throws.
 * @param stored - anything
 * @returns sparse settings
 */
export function readSettings(stored: unknown): SparseSettings {
  if (!isRecord(stored)) return {};
  const settings: Record<string, SparseGroups> = {};
  for (const device of DEVICES) {
    const own = stored[device];
    if (!isRecord(own)) continue;
    let groups: Record<string, unknown> | undefined;
    for (const group of DEVICE_GROUPS) {
      const raw = own[group];
      const fields = isRecord(raw) ? readFields(FIELD_SPECS[group], raw) : undefined;
      if (!fields) continue;
      groups ??= {};
      groups[group] = fields;
    }
    // Each field was validated by its specification.
    if (groups) settings[device] = groups as SparseGroups;
  }
  const states = readStates(stored.states);
  const motion = readMotion(stored.motion);
  return { ...settings, ...(states && { states }), ...(motion && { motion }) };
}
