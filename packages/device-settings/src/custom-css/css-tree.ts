/// <reference path="./css-tree-parts.d.ts" />
// The parts of css-tree that are used, without its tables of properties: those weigh more than all of this package.
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import walk from 'css-tree/walker';

export { generate, parse, tokenize, tokenTypes, walk };
