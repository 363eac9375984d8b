import { yupResolver } from '@hookform/resolvers/yup';
import { type Campaign, campaignCreateSchema } from '@org/schema';
import type { Resolver } from 'react-hook-form';

/** What the form of a campaign holds. */
export type CampaignFormValues = {
  name: string;
  subject: string;
  preheader: string;
};

/** The form of a campaign that does not exist yet. */
export const emptyCampaignForm = (): CampaignFormValues => ({
  name: '',
  subject: '',
  preheader: '',
});

/** The form of a campaign as it is stored. */
export function campaignToForm({ name, subject, preheader }: Campaign): CampaignFormValues {
  return { name, subject, preheader };
}

/** Body of the calls that make and change a campaign. */
export function toCampaignBody(values: CampaignFormValues): CampaignFormValues {
  return { ...values };
}

// The schema's own values have more fields than the form.
const check = yupResolver(campaignCreateSchema) as unknown as Resolver<CampaignFormValues>;

/** Checks the form by the rules that the server has too. */
export const campaignResolver: Resolver<CampaignFormValues> = async (values, context, options) => {
  const { errors } = await check(values, context, options);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
