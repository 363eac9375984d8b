import { IMAGE_TYPES } from '@org/schema/entities';
import { Button, FileButton, Icon, Progress } from '@org/ui';
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactElement, useState } from 'react';
import { text } from '../media-data/messages.ts';
import { useUpload } from '../media-data/use-upload.ts';
import { ImagePicker } from './image-picker.tsx';

/** Props of the field: the URL of the image, '' for none. */
export interface ImageFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly description?: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

const ACCEPT = IMAGE_TYPES.join(',');

/** Renders an image field: upload, drop, or choose from the media library. */
export function ImageField(props: ImageFieldProps): ReactElement {
  const { label, value, onChange, description, disabled = false } = props;
  const [picking, setPicking] = useState(false);
  const [over, setOver] = useState(false);
  const upload = useUpload((media) => onChange(media.file));
  const error = upload.error || props.error;

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) void upload.start(file);
  }

  return (
    <fieldset className="ad-image" disabled={disabled}>
      <legend className="mantine-InputWrapper-label">{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files on; the buttons in it do the same */}
      <div
        className="ad-image-box"
        data-over={over || undefined}
        data-error={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {value ? (
          <img className="ad-image-preview" src={value} alt="" />
        ) : (
          <span className="ad-image-preview" data-empty>
            <Icon of={IconPhoto} size={22} />
          </span>
        )}
        <div className="ad-image-side">
          {upload.running ? (
            <div className="ad-image-progress" role="status">
              <span className="at-meta">{text.uploading(upload.running.name)}</span>
              <Progress
                value={upload.running.percent}
                size="sm"
                aria-label={text.uploading(upload.running.name)}
              />
              <Button size="xs" onClick={upload.cancel}>
                {text.cancel}
              </Button>
            </div>
          ) : (
            <>
              {!value && <span className="at-meta">{text.dropHere}</span>}
              <div className="ad-image-buttons">
                <FileButton
                  accept={ACCEPT}
                  disabled={disabled}
                  onChange={(file) => file && void upload.start(file)}
                >
                  {(button) => (
                    <Button
                      {...button}
                      size="xs"
                      disabled={disabled}
                      leftSection={<Icon of={IconUpload} />}
                    >
                      {value ? text.replace : text.upload}
                    </Button>
                  )}
                </FileButton>
                <Button size="xs" disabled={disabled} onClick={() => setPicking(true)}>
                  {text.choose}
                </Button>
                {value && (
                  <Button
                    size="xs"
                    variant="subtle"
                    color="gray"
                    disabled={disabled}
                    leftSection={<Icon of={IconTrash} />}
                    onClick={() => onChange('')}
                  >
                    {text.remove}
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
      </div>
      {error && (
        <p className="ad-field-error" role="alert">
          {error}
        </p>
      )}
      {description && <p className="at-meta">{description}</p>}
      <ImagePicker
        open={picking}
        onClose={() => setPicking(false)}
        onPick={(media) => {
          setPicking(false);
          onChange(media.file);
        }}
      />
    </fieldset>
  );
}
