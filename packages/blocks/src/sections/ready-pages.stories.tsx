import type { Meta, StoryObj } from '@storybook/react-vite';
import { readyPageStory } from '../stories/story-sections.tsx';

const meta = { title: 'Sections/Whole pages' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Landing: Story = readyPageStory('landing');
export const LocalBusiness: Story = readyPageStory('local-business');
export const Studio: Story = readyPageStory('studio');
export const Shop: Story = readyPageStory('shop');
export const Services: Story = readyPageStory('services');
export const About: Story = readyPageStory('about');
export const Contact: Story = readyPageStory('contact');
export const Prices: Story = readyPageStory('prices');
export const ComingSoon: Story = readyPageStory('coming-soon');
export const Event: Story = readyPageStory('event');
export const Jobs: Story = readyPageStory('jobs');
export const Help: Story = readyPageStory('help');
