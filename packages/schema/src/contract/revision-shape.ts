import { number, object, string } from 'yup';
import { idField, versionField } from '../fields/fields.ts';
import { idParams } from './list.ts';

/** A revision of a record, without its content. */
export const revisionShape = object({
  /** Version number of the revision. */
  id: idField().required(),
  version: versionField().required(),
  created_at: string().required(),
  user: object({ id: idField().required(), displayName: string().defined() }).nullable(),
  /** Size of the stored content, bytes. */
  size: number().integer().min(0).required(),
  /** Reason of the save when it was not an ordinary one. */
  label: string().defined(),
});

/** A revision of a record. */
export const revisionParams = idParams.shape({ rev: idField().required() });
