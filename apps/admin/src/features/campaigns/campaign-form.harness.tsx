import type { RecordFieldsProps } from '@org/admin-kit';
import { renderAs, testMe } from '@org/admin-kit/testing';
import type { Campaign } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { type CampaignFormValues, campaignResolver, emptyCampaignForm } from './campaign-form.ts';

type Fields = (
  props: Pick<RecordFieldsProps<Campaign, CampaignFormValues>, 'form' | 'readOnly'>,
) => ReactElement;

/**
 * Renders fields of a campaign in a form with a Save button.
 * @returns function with the saved values; undefined before
 */
export async function renderCampaignFields(
  Tested: Fields,
  origin: string,
): Promise<() => CampaignFormValues | undefined> {
  let saved: CampaignFormValues | undefined;
  function Form(): ReactElement {
    const form = useForm<CampaignFormValues>({
      resolver: campaignResolver,
      defaultValues: { ...emptyCampaignForm(), name: 'Spring' },
    });
    const save = form.handleSubmit((values) => {
      saved = values;
    });
    return (
      <form noValidate onSubmit={save}>
        <Tested form={form} readOnly={false} />
        <button type="submit">Save</button>
      </form>
    );
  }
  const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
  await renderAs(me, <Form />, '/', origin);
  return () => saved;
}
