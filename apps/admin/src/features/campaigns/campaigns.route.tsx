import type { ReactElement } from 'react';
import { EntityList } from '../../app/list/entity-list.tsx';
import { NewRecordRoute, RecordRoute } from '../../app/record/record-route.tsx';
import { CAMPAIGN_SCREEN } from './campaign.config.tsx';
import { CAMPAIGN_LIST } from './campaign-list.config.tsx';
import { useCampaignActions } from './use-campaign-actions.ts';

/** All campaigns of the tenant. */
export function CampaignsRoute(): ReactElement {
  return <EntityList screen={CAMPAIGN_LIST} rowActions={useCampaignActions()} />;
}

/** The form of a campaign that does not exist yet. */
export function NewCampaignRoute(): ReactElement {
  return <NewRecordRoute screen={CAMPAIGN_SCREEN} />;
}

/** One campaign. */
export function CampaignRoute(): ReactElement {
  return <RecordRoute screen={CAMPAIGN_SCREEN} />;
}
