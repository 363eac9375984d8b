import { startIslands } from '@org/blocks/islands';
import { blockIslands } from '@org/installed-blocks/islands';

startIslands(blockIslands);
