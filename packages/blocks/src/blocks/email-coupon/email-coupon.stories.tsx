import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { emailCouponExamples } from './email-coupon.examples.ts';

const meta = {
  title: 'Email/Email coupon',
  ...storyMeta('EmailCoupon'),
} satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('EmailCoupon', emailCouponExamples.minimal);
export const Typical: Story = blockStory('EmailCoupon', emailCouponExamples.typical);
export const LongText: Story = blockStory('EmailCoupon', emailCouponExamples.longText);
export const Empty: Story = blockStory('EmailCoupon', emailCouponExamples.empty);
export const RightToLeft: Story = blockStory('EmailCoupon', emailCouponExamples.rtl);
