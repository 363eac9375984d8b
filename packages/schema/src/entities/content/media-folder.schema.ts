import { type InferType, number, object, string } from 'yup';
import { idField, lineField, referenceField, versionField } from '../../fields/fields.ts';

/** Maximum nesting of folders, and number of folders of a tenant. */
export const FOLDER_LIMITS = { depth: 6, count: 500 } as const;

const name = () => lineField(80).trim().min(1, 'Give the folder a name');

/** A folder of the media library. */
export const mediaFolderSchema = object({
  id: idField().required(),
  /** Parent folder; null at the top level. */
  parent_id: idField().nullable().defined(),
  name: string().required(),
  /** Number of images in it, without those of subfolders. */
  image_count: number().integer().required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
}).noUnknown();
export type MediaFolder = InferType<typeof mediaFolderSchema>;

/** Body that creates a folder. */
export const newMediaFolderSchema = object({
  name: name().required('Give the folder a name'),
  /** -1 for the top level. */
  parent_id: referenceField().meta({ empty: -1 }),
}).noUnknown();

/** Body that updates a folder: name and parent. */
export const mediaFolderUpdateSchema = object({
  name: name(),
  /** -1 for the top level. */
  parent_id: referenceField().meta({ empty: -1 }),
  version: versionField(),
})
  .noUnknown()
  .meta({ readOnly: ['id', 'image_count', 'created_at', 'updated_at'] });
