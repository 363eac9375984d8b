// The floor: the same document as plain DOM, written to directly.
import { makeDocument } from '../document.mjs';

const { tree, nodes, texts } = makeDocument(Number(new URLSearchParams(location.search).get('n')));
const TAGS = {
  Page: 'div',
  Section: 'section',
  Columns: 'div',
  Column: 'div',
  Heading: 'h3',
  Text: 'p',
  Button: 'a',
  Image: 'img',
};
const make = ({ type, props, children }) => {
  const element = document.createElement(TAGS[type]);
  if (type === 'Section') element.style.padding = `${props.pad}px`;
  if (type === 'Columns') element.style.cssText = `display:flex;gap:${props.gap}px`;
  if (type === 'Text') element.dataset.t = '1';
  if (type === 'Image') Object.assign(element, props);
  else if (children.length === 0) element.textContent = props.text ?? props.label;
  if (props.color) element.style.color = props.color;
  for (const child of children) element.append(make(child));
  return element;
};
document.getElementById('r').append(make(tree));
const list = () => document.querySelectorAll('[data-t]');
let selected;
window.bench = {
  nodes,
  texts,
  els: list,
  hover: (i) => ({
    x: list()[i].getBoundingClientRect().x + 20,
    y: list()[i].getBoundingClientRect().y + 5,
  }),
  select: (i) => {
    selected?.removeAttribute('data-s');
    selected = list()[i];
    selected.setAttribute('data-s', '');
  },
  setText: (i, value) => {
    list()[i].textContent = value;
  },
  rect: (i) => {
    const r = list()[i].getBoundingClientRect();
    return { x: r.x + 20, y: r.y + r.height / 2 };
  },
  drags: false,
};
