// Images in forms

// Parts of a media library
export { FolderDialog, type FolderDialogProps } from './media/folder-dialog.tsx';
export { ImageField, type ImageFieldProps } from './media/image-field.tsx';
export { ImagePicker, type ImagePickerProps } from './media/image-picker.tsx';
export { MediaBrowser, type MediaBrowserProps } from './media/media-browser.tsx';
export { checkImage } from './media-data/check-image.ts';
export { type LibraryState, readLibraryState } from './media-data/library-state.ts';
export { refreshMedia, useFolders } from './media-data/media.queries.ts';
export { type SendOptions, sendImage } from './media-data/send-image.ts';
export { useUploads } from './media-data/use-uploads.ts';
export { MediaDetailsPanel, useCloseGuard } from './media-details/media-details-panel.tsx';
export { MoveDialog } from './media-details/move-dialog.tsx';
export { UploadButton } from './media-details/upload-button.tsx';
export { UsageList, type UsageListProps } from './media-details/usage-list.tsx';
export { type MediaActions, useMediaActions } from './media-details/use-media-actions.tsx';
