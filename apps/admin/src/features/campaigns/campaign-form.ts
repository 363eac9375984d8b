import { yupResolver } from '@hookform/resolvers/yup';
import type { FilterGroup } from '@org/schema';
import {
  type AbTest,
  type Campaign,
  campaignCreateSchema,
  type SendWindow,
} from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** Form values of a campaign. */
export type CampaignFormValues = {
  name: string;
  subject: string;
  preheader: string;
  listIds: number[];
  excludeListIds: number[];
  segmentId: number | null;
  filters: FilterGroup | null;
  from_name: string;
  reply_to: string;
  track_opens: boolean;
  track_clicks: boolean;
  in_archive: boolean;
  abTest: AbTest | null;
  sendWindow: SendWindow | null;
  /** Content of a new campaign that starts from a template; otherwise undefined: the editor saves the content. */
  content?: string | undefined;
};

/** Returns the form values of a new campaign. */
export const emptyCampaignForm = (): CampaignFormValues => ({
  name: '',
  subject: '',
  preheader: '',
  listIds: [],
  excludeListIds: [],
  segmentId: null,
  filters: null,
  from_name: '',
  reply_to: '',
  track_opens: true,
  track_clicks: true,
  in_archive: false,
  abTest: null,
  sendWindow: null,
});

/** Returns the form values of a stored campaign. */
export function campaignToForm(campaign: Campaign): CampaignFormValues {
  const { name, subject, preheader, listIds, excludeListIds, from_name, reply_to } = campaign;
  const { track_opens, track_clicks, in_archive, abTest, sendWindow } = campaign;
  return {
    name,
    subject,
    preheader,
    listIds: [...listIds],
    excludeListIds: [...excludeListIds],
    segmentId: campaign.segmentId,
    // The contract has checked that it is a group.
    filters: campaign.filters as FilterGroup | null,
    from_name,
    reply_to,
    track_opens,
    track_clicks,
    in_archive,
    abTest,
    sendWindow,
  };
}

/** Returns the body that creates or updates a campaign. */
export function toCampaignBody({ content, ...values }: CampaignFormValues): CampaignFormValues {
  return content === undefined ? values : { ...values, content };
}

// The schema has more fields than the form.
const check = yupResolver(campaignCreateSchema) as unknown as Resolver<CampaignFormValues>;

/** Validates the form by the server's rules. */
export const campaignResolver: Resolver<CampaignFormValues> = async (values, context, options) => {
  const { errors } = await check(values, context, options);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** Returns true for a campaign that was sent or is being sent: its fields are fixed. Nothing of a failed one was sent. */
export function isLaunched({ status }: Pick<Campaign, 'status'>): boolean {
  return status !== 'draft' && status !== 'scheduled' && status !== 'failed';
}
