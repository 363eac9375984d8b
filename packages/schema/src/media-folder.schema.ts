import { type InferType, number, object, string } from 'yup';
import { idField, lineField, referenceField, versionField } from './fields.ts';

/** How deep folders may lie in each other, and how many a tenant may have. */
export const FOLDER_LIMITS = { depth: 6, count: 500 } as const;

const name = () => lineField(80).trim().min(1, 'Give the folder a name');

/** A folder of images. */
export const mediaFolderSchema = object({
  id: idField().required(),
  /** The folder that it lies in; null at the top. */
  parent_id: idField().nullable().defined(),
  name: string().required(),
  /** Images that lie in it, those of the folders in it left out. */
  image_count: number().integer().required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
}).noUnknown();
export type MediaFolder = InferType<typeof mediaFolderSchema>;

/** Body of a new folder. */
export const newMediaFolderSchema = object({
  name: name().required('Give the folder a name'),
  /** -1 for the top. */
  parent_id: referenceField().meta({ empty: -1 }),
}).noUnknown();

/** Body of a folder's change: its name, and the folder that it lies in. */
export const mediaFolderUpdateSchema = object({
  name: name(),
  /** -1 for the top. */
  parent_id: referenceField().meta({ empty: -1 }),
  version: versionField(),
})
  .noUnknown()
  .meta({ readOnly: ['id', 'image_count', 'created_at', 'updated_at'] });
