import { findViolations, findWrapping, refuseChild } from '@org/content';
import { describe, expect, it } from 'vitest';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { exampleTree } from '../src/testing/example-tree.ts';

const TYPES = blockRegistry.all().map((definition) => definition.type);
const getParents = (child: string) =>
  TYPES.filter((parent) => refuseChild(blockRegistry, parent, child) === undefined);
const getChildren = (parent: string) =>
  TYPES.filter((child) => refuseChild(blockRegistry, parent, child) === undefined);

describe('allowed parents and children of blocks', () => {
  it('EDIT-027 a section only accepts columns', () => {
    expect(getChildren('Section')).toEqual(['Column']);
  });

  it('EDIT-024 a container is allowed in a column, a slide, an accordion item, a tab or an item of a list, and in no other container', () => {
    expect(getParents('Container').sort()).toEqual([
      'AccordionItem',
      'CollectionItem',
      'Column',
      'Slide',
      'TabPanel',
    ]);
    const nested = exampleTree('Container', {
      props: {},
      children: [
        { type: 'Row', children: [{ type: 'Column', children: [{ type: 'Container' }] }] },
      ],
    });
    expect(findViolations(nested, blockRegistry).map((violation) => violation.message)).toEqual([
      'Container cannot be inside Container',
    ]);
  });

  it('EDIT-025 an image is only allowed in a container, a column or a card header', () => {
    expect(getParents('Image')).toEqual([
      'Column',
      'Container',
      'CardHeader',
      'Slide',
      'CollectionItem',
    ]);
  });

  it('EDIT-026 the navigation bar only accepts its own sections, which are allowed nowhere else', () => {
    const sections = ['NavLogoSection', 'NavMainSection', 'NavInfoSection', 'NavHeaderSection'];
    expect(getChildren('NavigationBar')).toEqual(sections);
    for (const section of sections) expect(getParents(section)).toEqual(['NavigationBar']);
    expect(refuseChild(blockRegistry, 'NavigationBar', 'Text')?.message).toBe(
      'Navigation bar holds only Info section, Logo section, Header section or Menu section',
    );
    expect(refuseChild(blockRegistry, 'NavInfoSection', 'Container')).toBeDefined();
    // A section is not wrapped in a new bar: it belongs into an existing one.
    expect(findWrapping(blockRegistry, 'Wrapper', 'NavInfoSection')).toBeUndefined();
  });

  it('EDIT-028 a card header only accepts images', () => {
    expect(getChildren('CardHeader')).toEqual(['Image']);
    expect(refuseChild(blockRegistry, 'CardHeader', 'Text')?.message).toBe(
      'Card header holds only Image',
    );
    expect(getChildren('CardBody')).toEqual(['Text', 'Button', 'Icons']);
  });

  it('BLK-REG-03 resolves the other names of a card and a navigation bar', () => {
    const getType = (name: string) => blockRegistry.get(name)?.type;
    expect(['Cards', 'Card', 'MainHeader', 'Navbar'].map(getType)).toEqual([
      'AnimatedCard',
      'AnimatedCard',
      'NavigationBar',
      'NavigationBar',
    ]);
  });

  it('EDIT-029 a text box is only allowed in a column', () => {
    expect(getParents('TextBox')).toEqual(['Column']);
  });

  it('lays a page out in sections, columns and rows', () => {
    expect({
      page: getChildren('Wrapper'),
      row: getChildren('Row'),
      grid: getChildren('Grid'),
      gridIn: getParents('Grid'),
      rowIn: getParents('Row'),
      columnIn: getParents('Column'),
      dividerIn: getParents('SectionDivider'),
    }).toEqual({
      page: ['Section', 'SectionDivider', 'NavigationBar', 'ComponentSection'],
      row: ['Column'],
      grid: ['Column'],
      gridIn: ['Column', 'Container', 'Slide', 'AccordionItem', 'TabPanel', 'CollectionItem'],
      rowIn: ['Column', 'Container', 'Slide', 'AccordionItem', 'TabPanel', 'CollectionItem'],
      columnIn: ['Section', 'Row', 'Grid'],
      dividerIn: ['Wrapper', 'Column'],
    });
  });

  it('EDIT-020 a row has 1 to 12 columns', () => {
    const row = blockRegistry.get('Row');
    const accepts = (columns: unknown) =>
      row?.shape.isValidSync({ ...row.defaults, columns }, { strict: true });
    expect([0, 1, 12, 13, 2.5, '3'].map(accepts)).toEqual([false, true, true, false, false, false]);
    expect(row?.rules).toMatchObject({ min: 1, max: 12 });
  });

  it('wraps a column in a row where no column is allowed', () => {
    expect(findWrapping(blockRegistry, 'Column', 'Column')).toEqual(['Row']);
    expect(findWrapping(blockRegistry, 'Wrapper', 'Grid')).toEqual(['Section', 'Column']);
  });

  it('creates a section with one column and a row with two', () => {
    expect([blockRegistry.get('Section')?.children, blockRegistry.get('Row')?.children]).toEqual([
      [{ type: 'Column' }],
      [{ type: 'Column' }, { type: 'Column' }],
    ]);
  });
});
