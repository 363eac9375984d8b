import {
  BLOCK_STATES,
  type BlockState,
  BOX_SHADOWS,
  type SparseSettings,
  type SparseStates,
  type StateSettings,
} from '@org/schema/entities';
import type { FieldSpec } from './field-specs.ts';

/** Specifications of the fields of a state. */
export const STATE_SPECS: { readonly [Field in keyof StateSettings]: FieldSpec } = {
  backgroundColor: { kind: 'color' },
  textColor: { kind: 'color' },
  borderColor: { kind: 'color' },
  boxShadow: { kind: 'choice', options: BOX_SHADOWS },
  opacity: { kind: 'number', min: 0, max: 1, step: 0.01, keyStep: 0.1 },
  lift: { kind: 'number', min: -100, max: 100, step: 1 },
  scale: { kind: 'number', min: 50, max: 200, step: 1 },
};

/** Values of a state that changes nothing, as panels show them. */
export const STATE_DEFAULTS: StateSettings = {
  backgroundColor: '',
  textColor: '',
  borderColor: '',
  boxShadow: 'none',
  opacity: 1,
  lift: 0,
  scale: 100,
};

/** Sets fields of a state, or removes them with `undefined`. Identity: new settings without empty objects. */
export function setStateValues(
  settings: SparseSettings,
  state: BlockState,
  values: { readonly [Field in keyof StateSettings]?: StateSettings[Field] | undefined },
): SparseSettings {
  const { states, ...devices } = settings;
  const fields = Object.entries({ ...states?.[state], ...values }).filter(
    ([, value]) => value !== undefined,
  );
  const next = Object.fromEntries(
    BLOCK_STATES.flatMap((name) => {
      const own = name === state ? Object.fromEntries(fields) : (states?.[name] ?? {});
      return Object.keys(own).length > 0 ? [[name, own]] : [];
    }),
  ) as SparseStates;
  return Object.keys(next).length > 0 ? { ...devices, states: next } : devices;
}
