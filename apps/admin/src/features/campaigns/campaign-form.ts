import { yupResolver } from '@hookform/resolvers/yup';
import { type Campaign, campaignCreateSchema } from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** Form values of a campaign. */
export type CampaignFormValues = {
  name: string;
  subject: string;
  preheader: string;
};

/** Returns the form values of a new campaign. */
export const emptyCampaignForm = (): CampaignFormValues => ({
  name: '',
  subject: '',
  preheader: '',
});

/** Returns the form values of a stored campaign. */
export function campaignToForm({ name, subject, preheader }: Campaign): CampaignFormValues {
  return { name, subject, preheader };
}

/** Returns the body that creates or updates a campaign. */
export function toCampaignBody(values: CampaignFormValues): CampaignFormValues {
  return { ...values };
}

// The schema has more fields than the form.
const check = yupResolver(campaignCreateSchema) as unknown as Resolver<CampaignFormValues>;

/** Validates the form by the server's rules. */
export const campaignResolver: Resolver<CampaignFormValues> = async (values, context, options) => {
  const { errors } = await check(values, context, options);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
