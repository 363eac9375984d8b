import { EntityList, NewRecordRoute, RecordRoute } from '@org/admin-kit';
import type { ReactElement } from 'react';
import { CAMPAIGN_SCREEN } from './campaign.config.tsx';
import { CAMPAIGN_LIST } from './campaign-list.config.tsx';
import { useCampaignActions } from './use-campaign-actions.ts';

/** Renders the list of campaigns. */
export function CampaignsRoute(): ReactElement {
  return <EntityList screen={CAMPAIGN_LIST} rowActions={useCampaignActions()} />;
}

/** Renders the form of a new campaign. */
export function NewCampaignRoute(): ReactElement {
  return <NewRecordRoute screen={CAMPAIGN_SCREEN} />;
}

/** Renders a campaign. */
export function CampaignRoute(): ReactElement {
  return <RecordRoute screen={CAMPAIGN_SCREEN} />;
}
