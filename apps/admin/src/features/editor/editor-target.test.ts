import { expect, it } from 'vitest';
import { readTarget } from './editor-target.ts';

it('EDIT-002 reads the slug of a page', () => {
  expect(readTarget('?slug=about')).toEqual({ kind: 'page', slug: 'about' });
  expect(readTarget('?slug=')).toEqual({ kind: 'page', slug: '' });
  expect(readTarget('')).toBeUndefined();
});

it('EDIT-004 reads the id of a campaign, before a template and a slug', () => {
  expect(readTarget('?slug=about&component=12&emailCampaignId=7')).toEqual({
    kind: 'campaign',
    id: '7',
  });
});

it('EDIT-003 reads the id of a template, before a slug', () => {
  expect(readTarget('?slug=about&component=12')).toEqual({ kind: 'template', id: '12' });
});

it('reads the id of a notification, after a campaign and before a template', () => {
  expect(readTarget('?component=12&emailNotificationId=3')).toEqual({
    kind: 'notification',
    id: '3',
  });
  expect(readTarget('?emailNotificationId=3&emailCampaignId=7')?.kind).toBe('campaign');
});
