// Blocks
export {
  BLOCK_CATEGORIES, type BlockCategory, type BlockDefinition, type BlockMigration, type BlockRegistry, type BlockTarget, type BlockTemplate,
  type ContentRules, createRegistry, type Hydration, type InlineText,
} from './block-definition.ts';
