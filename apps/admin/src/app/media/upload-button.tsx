import { IMAGE_TYPES } from '@org/schema';
import { Button, FileButton, Icon } from '@org/ui';
import { IconUpload } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** What the choice of files offers. */
export const ACCEPTED = IMAGE_TYPES.join(',');

/** Shape: who gets the files, and how the button looks. */
export interface UploadButtonProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly primary?: boolean;
  readonly size?: 'xs' | 'sm';
}

/** Chooses files to upload, several at once. */
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
