import { callQuery, useApi } from '@org/api-client/react';
import { apiContract, type ComponentTemplate } from '@org/schema';
import { Button, FormSection, NativeSelect, toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { Controller } from 'react-hook-form';
import { describeError } from '../../app/screen-states.tsx';
import type { SettingsFieldsProps } from './company-fields.tsx';
import { LABELS, text } from './messages.ts';
import type { FramePart } from './settings-form.ts';

const PARTS: readonly FramePart[] = ['header_id', 'page_title_id', 'footer_id'];

function Part({
  name,
  form,
  readOnly,
  templates,
}: SettingsFieldsProps & {
  readonly name: FramePart;
  readonly templates: readonly ComponentTemplate[] | undefined;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const edit = (id: string): void =>
    void navigate({ href: `/admin/editorwrapper?component=${id}` });

  /** Makes an empty template for the part and chooses it; the form is saved by the person, as any other change. */
  async function create(): Promise<string | undefined> {
    setBusy(true);
    try {
      const body = { componentName: LABELS[name], type: 'section' as const };
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
            label={LABELS[name]}
            disabled={readOnly || templates === undefined}
            data={[
              { value: '', label: name === 'page_title_id' ? text.plainTitle : text.noTemplate },
              ...(templates ?? []).map((template) => ({
                value: String(template.id),
                label: template.name,
              })),
              // What is stored stays a choice, even where the list does not have it.
              ...(field.value && !templates?.some(({ id }) => String(id) === field.value)
                ? [{ value: field.value, label: `#${field.value}` }]
                : []),
            ]}
            value={field.value}
            onChange={(event) => field.onChange(event.currentTarget.value)}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
          {field.value ? (
            <Button variant="default" onClick={() => edit(field.value)}>
              {text.editTemplate}
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
              {text.makeTemplate}
            </Button>
          )}
        </div>
      )}
    />
  );
}

/** What stands around every page of the site: templates, chosen here and edited in the editor. Source: CONTENT-009. */
export function FrameFields(props: SettingsFieldsProps): ReactElement {
  const templates = useQuery(callQuery(useApi(), apiContract.templates.list));
  return (
    <FormSection title={text.frame} text={text.frameText}>
      {PARTS.map((name) => (
        <Part key={name} {...props} name={name} templates={templates.data?.templates} />
      ))}
      {templates.isError ? <p className="at-meta">{describeError(templates.error).title}</p> : null}
    </FormSection>
  );
}
