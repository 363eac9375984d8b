import { blockIslands, startIslands } from '@org/blocks/islands';

startIslands(blockIslands);
