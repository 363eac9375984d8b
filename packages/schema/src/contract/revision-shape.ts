import { number, object, string } from 'yup';
import { idField, versionField } from '../fields.ts';
import { idParams } from './list.ts';

/** A saved state of a record, without its content. */
export const revisionShape = object({
  /** Names the revision under its record: the version that was kept. */
  id: idField().required(),
  version: versionField().required(),
  created_at: string().required(),
  user: object({ id: idField().required(), displayName: string().defined() }).nullable(),
  /** Bytes of the stored content. */
  size: number().integer().min(0).required(),
  /** Why it was saved, where that was no usual save. */
  label: string().defined(),
});

/** Which saved state of which record. */
export const revisionParams = idParams.shape({ rev: idField().required() });
