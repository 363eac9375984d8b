import type { Meta, StoryObj } from '@storybook/react-vite';
import { sectionStory } from '../stories/story-sections.tsx';

const meta = { title: 'Sections/By kind' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Hero: Story = sectionStory('hero');
export const Features: Story = sectionStory('features');
export const Steps: Story = sectionStory('steps');
export const Numbers: Story = sectionStory('numbers');
export const Testimonials: Story = sectionStory('testimonials');
export const Logos: Story = sectionStory('logos');
export const Pricing: Story = sectionStory('pricing');
export const Faq: Story = sectionStory('faq');
export const Team: Story = sectionStory('team');
export const Gallery: Story = sectionStory('gallery');
export const Blog: Story = sectionStory('blog');
export const Shop: Story = sectionStory('shop');
export const Contact: Story = sectionStory('contact');
export const Footer: Story = sectionStory('footer');
