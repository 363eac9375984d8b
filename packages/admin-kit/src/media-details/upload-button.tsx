import { IMAGE_TYPES } from '@org/schema/entities';
import { Button, FileButton, Icon } from '@org/ui';
import { IconUpload } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from '../media-data/messages.ts';

/** File types of the file dialog. */
export const ACCEPTED = IMAGE_TYPES.join(',');

/** Props of the button: handler of the files, and its appearance. */
export interface UploadButtonProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly primary?: boolean;
  readonly size?: 'xs' | 'sm';
}

/** Renders the button that selects files to upload. */
export function UploadButton({
  onFiles,
  primary = false,
  size = 'sm',
}: UploadButtonProps): ReactElement {
  return (
    <FileButton accept={ACCEPTED} multiple onChange={(files) => files.length > 0 && onFiles(files)}>
      {(button) => (
        <Button
          {...button}
          size={size}
          variant={primary ? 'filled' : 'default'}
          leftSection={<Icon of={IconUpload} />}
        >
          {text.upload}
        </Button>
      )}
    </FileButton>
  );
}
