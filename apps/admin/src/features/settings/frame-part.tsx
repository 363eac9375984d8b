import { describeError } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { Button, NativeSelect, toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { text } from './messages.ts';
import type { SiteValues } from './site-values.ts';

/** Props of the field: name of the part, and its form. */
export interface FramePartProps {
  readonly name: 'header_id' | 'page_title_id' | 'footer_id';
  readonly form: UseFormReturn<SiteValues>;
  readonly readOnly: boolean;
}

/** Renders the choice of a default template, which is edited in the editor. */
export function FramePart({ name, form, readOnly }: FramePartProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const found = useQuery(callQuery(api, apiContract.templates.list));
  const templates = found.data?.templates;
  const [busy, setBusy] = useState(false);
  const label = text.site.labels[name];
  const edit = (id: string): void =>
    void navigate({ href: `/admin/editorwrapper?component=${id}` });

  /** Creates an empty template for the part and selects it; the user saves the form. */
  async function create(): Promise<string | undefined> {
    setBusy(true);
    try {
      const body = { componentName: label, type: 'section' as const };
      const { template } = await api.call(apiContract.templates.create, { body });
      await queries.invalidateQueries({
        queryKey: callQuery(api, apiContract.templates.list).queryKey,
      });
      return String(template.id);
    } catch (error) {
      toast.error(describeError(error).title);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <div className="ad-frame-part">
          <NativeSelect
            label={label}
            disabled={readOnly || templates === undefined}
            data={[
              {
                value: '',
                label: name === 'page_title_id' ? text.site.plainTitle : text.site.noTemplate,
              },
              ...(templates ?? []).map((template) => ({
                value: String(template.id),
                label: template.name,
              })),
              // A stored value remains an option, even when the list does not contain it.
              ...(field.value && !templates?.some(({ id }) => String(id) === field.value)
                ? [{ value: field.value, label: `#${field.value}` }]
                : []),
            ]}
            value={field.value}
            onChange={(event) => field.onChange(event.currentTarget.value)}
            onBlur={field.onBlur}
            error={
              fieldState.error?.message ?? (found.isError ? describeError(found.error).title : null)
            }
          />
          {field.value ? (
            <Button variant="default" onClick={() => edit(field.value)}>
              {text.site.editTemplate}
            </Button>
          ) : (
            <Button
              variant="default"
              disabled={readOnly}
              loading={busy}
              onClick={async () => {
                const id = await create();
                if (id !== undefined) field.onChange(id);
              }}
            >
              {text.site.makeTemplate}
            </Button>
          )}
        </div>
      )}
    />
  );
}
