import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { Lightbox } from '../../components/lightbox.tsx';
import { Picture } from '../../components/picture.tsx';
import { MAX_IMAGES, type ShownImage, shownImage } from '../../images/image-item.ts';
import type { BlockViewProps, RenderContext } from '../../render/block-view.ts';
import type { GalleryItem, ImageGalleryProps } from './image-gallery.definition.ts';

/** `sizes` attribute of an image in the grid. */
const SIZES = '(max-width: 500px) 100vw, (max-width: 700px) 50vw, 430px';

interface GalleryImage extends ShownImage {
  readonly type: string | undefined;
}

/** Returns the valid images of a gallery, without files of another type. */
function galleryImages(items: readonly GalleryItem[]): GalleryImage[] {
  const shown: GalleryImage[] = [];
  for (const item of items) {
    const image = shownImage(item);
    const type = typeof item?.mime_type === 'string' ? item.mime_type : '';
    if (!image || (type && !/^image\/[a-z0-9.+-]+$/i.test(type))) continue;
    shown.push({ ...image, type: type || undefined });
    if (shown.length === MAX_IMAGES) break;
  }
  return shown;
}

function item(image: GalleryImage, at: number, context: RenderContext): ReactElement {
  return (
    <li key={at}>
      <a
        className="org-image-gallery-item"
        data-part="item"
        // In the editor a click selects the block and opens nothing.
        href={context.editing ? undefined : image.src}
        type={context.editing ? undefined : image.type}
        aria-label={image.alt ? undefined : `Picture ${at + 1}`}
      >
        <Picture
          image={image}
          className="org-image-gallery-picture"
          context={context}
          sizes={SIZES}
        />
      </a>
    </li>
  );
}

/** Renders images in a grid. Each links to its file; with a script it opens in a lightbox. */
export function ImageGalleryView({
  props,
  root,
  context,
}: BlockViewProps<ImageGalleryProps>): ReactElement {
  const images = galleryImages(props.images);
  if (images.length === 0)
    return (
      <div {...root} data-empty="true">
        {MESSAGES.noImages}
      </div>
    );
  return (
    <div {...root} data-enhance={context.editing ? undefined : 'lightbox'}>
      <ul className="org-image-gallery-grid">
        {images.map((image, at) => item(image, at, context))}
      </ul>
      {context.editing ? null : <Lightbox isAlone={images.length === 1} />}
    </div>
  );
}
