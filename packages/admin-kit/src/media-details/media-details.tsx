import { useApi } from '@org/api-client/react';
import { type Media, SVG_TYPE } from '@org/schema/entities';
import {
  Alert,
  Button,
  CopyButton,
  FileButton,
  FocalPoint,
  Icon,
  RelativeTime,
  Select,
  SkeletonLines,
  Textarea,
  TextInput,
  useFormats,
} from '@org/ui';
import { IconCrop, IconReplace, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { mediaUsageQuery, useFolders } from '../media-data/media.queries.ts';
import { text } from '../media-data/messages.ts';
import { useAdminLinks } from '../screen/admin-links.tsx';
import { useCan } from '../session/use-me.ts';
import { CropEditor } from './crop-editor.tsx';
import { folderOptions } from './move-dialog.tsx';
import { ACCEPTED } from './upload-button.tsx';
import { UsageList } from './usage-list.tsx';
import { type MediaDetailsState, useMediaDetails } from './use-media-details.ts';

const NO_FOLDER = '-1';

/** Props of the details: the image, and handlers of its changes. */
export interface MediaDetailsProps {
  readonly media: Media;
  readonly onRemove: () => void;
  /** Called when unsaved changes appear or disappear. */
  readonly onDirty: (dirty: boolean) => void;
  /** Buttons beside Save. */
  readonly buttons?: ReactNode;
}

/** Renders the image with its focal point and actions. */
function Preview({
  media,
  details,
  canUpdate,
  returned,
  onCrop,
}: {
  readonly media: Media;
  readonly details: MediaDetailsState;
  readonly canUpdate: boolean;
  /** True after cropping: the focus returns to the crop button. */
  readonly returned: boolean;
  readonly onCrop: () => void;
}) {
  const { values, change, busy } = details;
  const cropButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) cropButton.current?.focus();
  }, [returned]);
  const url = media.variants.findLast(({ format }) => format !== 'avif')?.url ?? media.file;
  const picture = (
    <img src={url} alt="" width={media.width} height={media.height} draggable={false} />
  );
  const focal = { x: Math.round(values.focal.x * 100), y: Math.round(values.focal.y * 100) };
  return (
    <div className="ad-details-preview">
      <div className="ad-details-picture">
        {canUpdate ? (
          <FocalPoint
            {...focal}
            label={text.focal}
            onChange={({ x, y }) => change({ focal: { x: x / 100, y: y / 100 } })}
          >
            {picture}
          </FocalPoint>
        ) : (
          picture
        )}
      </div>
      {canUpdate && (
        <>
          <p className="at-meta">{text.focalHelp}</p>
          <div className="ad-image-buttons">
            {media.mime_type !== SVG_TYPE && (
              <Button
                ref={cropButton}
                size="xs"
                leftSection={<Icon of={IconCrop} />}
                onClick={onCrop}
              >
                {text.crop}
              </Button>
            )}
            <FileButton accept={ACCEPTED} onChange={(file) => file && void details.replace(file)}>
              {(button) => (
                <Button
                  {...button}
                  size="xs"
                  loading={busy === 'replace'}
                  leftSection={<Icon of={IconReplace} />}
                >
                  {text.replace}
                </Button>
              )}
            </FileButton>
          </div>
          {media.crop && (
            <p className="at-meta">
              {text.cropped}{' '}
              <button
                type="button"
                className="ad-text-button"
                disabled={busy !== undefined}
                onClick={() => void details.crop(null)}
              >
                {text.wholeAgain}
              </button>
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Facts({ media }: { readonly media: Media }) {
  const formats = useFormats();
  const kind = media.mime_type.replace(/^image\/|\+xml$/g, '').toUpperCase();
  return (
    <div className="ad-details-facts">
      <p className="at-meta">
        {text.facts(media.width, media.height, formats.size(media.filesize * 1024), kind)}
      </p>
      <p className="at-meta">
        {text.uploaded} <RelativeTime value={media.created_at} />
      </p>
      <div className="ad-details-address">
        <code>{media.file}</code>
        <CopyButton
          text={new URL(media.file, window.location.origin).href}
          label={text.copyAddress}
          size={28}
        />
      </div>
    </div>
  );
}

function Usages({ id }: { readonly id: number }) {
  const { data } = useQuery(mediaUsageQuery(useApi(), id));
  const links = useAdminLinks();
  return (
    <section className="ad-details-usage" aria-label={text.usage}>
      <h3>{text.usage}</h3>
      {!data && <SkeletonLines count={1} />}
      {data?.results.total === 0 && <p className="at-meta">{text.usedNowhere}</p>}
      {data && data.results.total > 0 && <UsageList usage={data.results.rows} links={links} />}
    </section>
  );
}

/** Renders an image's details: name, texts, crop, folder and uses. */
export function MediaDetails(props: MediaDetailsProps): ReactElement {
  const { media, onRemove, onDirty, buttons } = props;
  const canUpdate = useCan('media.can_update');
  const canRemove = useCan('media.can_delete');
  const folders = useFolders();
  const details = useMediaDetails(media);
  const [cropping, setCropping] = useState<boolean>();
  const { values, change, errors, conflict, busy, dirty } = details;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  if (cropping)
    return (
      <CropEditor
        media={media}
        busy={busy === 'crop'}
        onCancel={() => setCropping(false)}
        onApply={(crop) =>
          void details.crop(crop).then((done) => {
            if (done) setCropping(false);
          })
        }
      />
    );
  return (
    <form
      className="ad-details"
      onSubmit={(event) => {
        event.preventDefault();
        void details.save();
      }}
    >
      {!canUpdate && <Alert color="gray">{text.readOnly}</Alert>}
      {conflict && (
        <Alert color="yellow" role="alert" className="ad-details-conflict">
          {text.conflict}
          <div className="ad-image-buttons">
            <Button size="xs" onClick={details.takeTheirs}>
              {text.takeTheirs}
            </Button>
            <Button size="xs" onClick={() => void details.keepMine()}>
              {text.keepMine}
            </Button>
          </div>
        </Alert>
      )}
      <Preview
        media={media}
        details={details}
        canUpdate={canUpdate}
        returned={cropping === false}
        onCrop={() => setCropping(true)}
      />
      <div className="ad-details-fields">
        <TextInput
          label={text.name}
          value={values.filename}
          maxLength={200}
          readOnly={!canUpdate}
          error={errors.filename}
          onChange={(event) => change({ filename: event.currentTarget.value })}
        />
        <Textarea
          label={text.alt}
          description={text.altHelp}
          value={values.alt}
          maxLength={300}
          autosize
          minRows={2}
          readOnly={!canUpdate}
          error={errors.alt}
          data-autofocus
          onChange={(event) => change({ alt: event.currentTarget.value.replaceAll('\n', ' ') })}
        />
        <TextInput
          label={text.title}
          value={values.title}
          maxLength={200}
          readOnly={!canUpdate}
          error={errors.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        {folders.length > 0 && (
          <Select
            label={text.folder}
            data={folderOptions(folders)}
            value={String(values.folder_id ?? NO_FOLDER)}
            allowDeselect={false}
            searchable
            disabled={!canUpdate}
            onChange={(value) =>
              change({ folder_id: value === null || value === NO_FOLDER ? null : Number(value) })
            }
          />
        )}
        <Facts media={media} />
        <Usages id={media.id} />
      </div>
      <div className="ad-details-foot">
        {canRemove && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<Icon of={IconTrash} />}
            onClick={onRemove}
          >
            {text.removeOne}
          </Button>
        )}
        <span className="ad-details-gap" />
        {canUpdate && (
          <Button
            type="submit"
            variant={buttons ? 'default' : 'filled'}
            disabled={!dirty || values.filename.trim() === ''}
            loading={busy === 'save'}
          >
            {text.save}
          </Button>
        )}
        {buttons}
      </div>
    </form>
  );
}
