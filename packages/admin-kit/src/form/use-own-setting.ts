import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { Resolver } from 'react-hook-form';
import type { Schema } from 'yup';
import { useDraftKey } from './use-draft-key.ts';
import {
  type RecordForm,
  type RecordFormOptions,
  useRecordForm,
  type Versioned,
} from './use-record-form.ts';

/** A setting with its own endpoints and form. */
export interface OwnSetting<Values extends Record<string, unknown>, Value> {
  /** Key of its drafts. */
  readonly name: string;
  readonly value: Value;
  /** Returns the form values of the setting. */
  readonly versioned: (value: Value) => Versioned<Values>;
  /** Schema of the current setting in a conflict. */
  readonly schema: Schema<Value>;
  readonly resolver: Resolver<Values>;
  readonly labels: RecordFormOptions<Values>['labels'];
  /** Fields that are never stored in a draft. */
  readonly secrets: NonNullable<RecordFormOptions<Values>['secrets']>;
  /** Query key of the setting, and its cached response. */
  readonly cached: readonly [key: readonly unknown[], answer: (value: Value) => object];
  readonly save: (values: Values, version: number | undefined) => Promise<Value>;
  /** Message after saving. */
  readonly saved: string;
}

/** Creates the form of a setting with its own endpoints: drafts without secrets, conflicts, and cache updates. */
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
