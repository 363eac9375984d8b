import { ImagePicker } from '@org/admin-kit/media';
import { MAX_OF_PRODUCT } from '@org/schema/entities';
import { Button, FormSection, Icon, IconButton, TextInput } from '@org/ui';
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { pictureText as text } from './messages.ts';
import type { ProductFormValues } from './product-form.ts';

/** Renders the images of a product, reordered by dragging or by buttons. */
export function PicturesField({
  form,
  readOnly,
}: {
  readonly form: UseFormReturn<ProductFormValues>;
  readonly readOnly: boolean;
}): ReactElement {
  const list = useFieldArray({ control: form.control, name: 'images', keyName: 'key' });
  const [picking, setPicking] = useState(false);
  const [dragged, setDragged] = useState<number>();
  const { errors } = form.formState;
  const last = list.fields.length - 1;

  return (
    <FormSection title={text.section} text={text.sectionText}>
      {list.fields.length === 0 && <p className="at-meta">{text.none}</p>}
      {list.fields.length > 0 && (
        <ol className="ad-pictures">
          {list.fields.map(({ key, file }, at) => (
            <li
              key={key}
              data-dragged={dragged === at || undefined}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                if (dragged === at) return;
                list.move(dragged, at);
                setDragged(at);
              }}
              onDrop={(event) => event.preventDefault()}
            >
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a way for the mouse; the buttons below do the same */}
              <img
                src={file}
                alt=""
                draggable={!readOnly}
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(undefined)}
              />
              {at === 0 && <span className="ad-picture-main">{text.main}</span>}
              <TextInput
                size="xs"
                label={text.alt}
                aria-label={`${text.picture(at + 1)}: ${text.alt}`}
                placeholder={text.altPlaceholder}
                error={errors.images?.[at]?.alt?.message ?? errors.images?.[at]?.file?.message}
                {...form.register(`images.${at}.alt`)}
              />
              {!readOnly && (
                <div className="ad-picture-buttons">
                  <IconButton
                    icon={IconArrowLeft}
                    label={`${text.picture(at + 1)}: ${text.earlier}`}
                    disabled={at === 0}
                    onPress={() => list.move(at, at - 1)}
                  />
                  <IconButton
                    icon={IconArrowRight}
                    label={`${text.picture(at + 1)}: ${text.later}`}
                    disabled={at === last}
                    onPress={() => list.move(at, at + 1)}
                  />
                  <IconButton
                    icon={IconTrash}
                    label={`${text.picture(at + 1)}: ${text.remove}`}
                    onPress={() => list.remove(at)}
                  />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {!readOnly && list.fields.length < MAX_OF_PRODUCT.images && (
        <Button
          size="xs"
          className="ad-part-add"
          leftSection={<Icon of={IconPhotoPlus} size={14} />}
          onClick={() => setPicking(true)}
        >
          {text.add}
        </Button>
      )}
      <ImagePicker
        open={picking}
        onClose={() => setPicking(false)}
        onPick={({ file, alt }) => {
          setPicking(false);
          list.append({ file, alt }, { shouldFocus: false });
        }}
      />
    </FormSection>
  );
}
