import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import { toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { Resolver } from 'react-hook-form';
import type { Schema } from 'yup';
import { useDraftKey } from '../../app/form/use-draft-key.ts';
import {
  type RecordForm,
  type RecordFormOptions,
  useRecordForm,
  type Versioned,
} from '../../app/form/use-record-form.ts';

/** A setting with calls and a form of its own. */
export interface OwnSetting<Values extends Record<string, unknown>, Value> {
  /** What drafts are kept by. */
  readonly name: string;
  readonly value: Value;
  /** The setting as the form holds it. */
  readonly versioned: (value: Value) => Versioned<Values>;
  /** What an answer's setting must be to be shown as the current one. */
  readonly schema: Schema<Value>;
  readonly resolver: Resolver<Values>;
  readonly labels: RecordFormOptions<Values>['labels'];
  /** Fields that no draft may hold. */
  readonly secrets: NonNullable<RecordFormOptions<Values>['secrets']>;
  /** Where the setting is kept among what was read, and as what. */
  readonly cached: readonly [key: readonly unknown[], answer: (value: Value) => object];
  readonly save: (values: Values, version: number | undefined) => Promise<Value>;
  /** What is said when it is saved. */
  readonly saved: string;
}

/** The form of a setting with calls of its own: drafts without secrets, conflicts, and what was read kept up to date. */
export function useOwnSetting<Values extends Record<string, unknown>, Value>(
  setting: OwnSetting<Values, Value>,
): RecordForm<Values> {
  const { name, value, versioned, schema, cached, save, saved, ...options } = setting;
  const queries = useQueryClient();
  return useRecordForm<Values>({
    ...options,
    draftKey: useDraftKey(`${name}`),
    initial: versioned(value),
    readCurrent: (current) =>
      schema.isValidSync(current) ? versioned(schema.cast(current) as Value) : undefined,
    async save(values, version) {
      const next = await save(values, version);
      const [key, answer] = cached;
      queries.setQueryData(key, answer(next));
      void queries.invalidateQueries({ queryKey: callKey(apiContract.settings.history) });
      return versioned(next);
    },
    onSaved: () => void toast.success(saved),
  });
}
