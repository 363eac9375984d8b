import { describe, expect, it } from 'vitest';
import {
  saveContainerSchema,
  TEMPLATE_TYPES,
  templateCreateSchema,
  templateSchema,
  templateUpdateSchema,
} from './template.schema.ts';

describe('component templates', () => {
  it('CONTENT-006 have id, name, type and content', () => {
    expect(Object.keys(templateSchema.fields)).toEqual(
      expect.arrayContaining(['id', 'name', 'type', 'content']),
    );
  });

  it('CONTENT-007 are of type container or section, and no other', () => {
    expect(TEMPLATE_TYPES).toEqual(['container', 'section']);
    expect(templateCreateSchema.isValidSync({ componentName: 'Hero', type: 'section' })).toBe(true);
    expect(templateCreateSchema.isValidSync({ componentName: 'Hero', type: 'footer' })).toBe(false);
  });

  it('CONTENT-011 carry content when they are sections', () => {
    const { content } = templateSchema.cast({
      id: 1,
      name: 'Hero',
      type: 'section',
      content: 'H4sIAAAA',
      thumbnail: null,
      category: null,
      isSystem: false,
      version: 1,
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
    });
    expect(content).toBe('H4sIAAAA');
    expect(templateUpdateSchema.isValidSync({ content: 'H4sIAAAA' })).toBe(true);
  });

  it('need a name, and saved containers a root and its nodes', () => {
    const content = { rootNodeId: 'abcdefghij', nodes: {} };
    expect(saveContainerSchema.isValidSync({ componentName: 'Card', content })).toBe(true);
    expect(saveContainerSchema.isValidSync({ componentName: ' ', content })).toBe(false);
    expect(saveContainerSchema.isValidSync({ componentName: 'Card', content: 'text' })).toBe(false);
  });
});
