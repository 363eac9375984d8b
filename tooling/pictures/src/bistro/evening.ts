import {
  circle,
  d,
  dice,
  drawing,
  fade,
  grain,
  group,
  line,
  oval,
  path,
  rect,
  shadow,
  times,
} from '../shapes.ts';
import { glass, WARM } from './tableware.ts';

/** Wine, olives and the light of a late afternoon. */
export function wine(): string {
  const next = dice(17);
  return drawing(
    [
      fade(
        'plaster',
        [
          [0, '#e6c9a4'],
          [1, '#c98f66'],
        ],
        [0, 0, 1, 1],
      ),
      fade(
        'bottle',
        [
          [0, '#16281c'],
          [0.3, '#41603f'],
          [0.45, '#1c3323'],
          [1, '#0e1b13'],
        ],
        [0, 0, 1, 0],
      ),
      fade('top', [
        [0, '#7b4a32'],
        [1, '#4f2c1e'],
      ]),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#plaster)'),
    grain(9, [0, 0, 1440, 700], 380, '#7a4a2c', 0.08, 34),
    group(
      'rotate(-14 700 300) skewX(-12)',
      times(2, (x) =>
        times(3, (y) => rect(520 + x * 230, -90 + y * 250, 206, 226, '#fff2cf', 'opacity=".5"')),
      ),
    ),
    rect(0, 700, 1440, 260, 'url(#top)'),
    rect(0, 700, 1440, 10, '#a76f4c'),
    times(14, () =>
      line(
        d`M${next() * 1300} ${724 + next() * 220}h${80 + next() * 200}`,
        '#2b150d',
        2,
        'opacity=".3"',
      ),
    ),
    shadow(500, 800, 210, 26, 0.5, '#1d0d06'),
    path(
      'M430 800V420C430 350 466 330 470 270V150H530V270C534 330 570 350 570 420V800Q570 812 556 812H444Q430 812 430 800Z',
      'url(#bottle)',
    ),
    rect(464, 130, 72, 96, '#6d1f2b', 'rx="6"'),
    rect(464, 206, 72, 10, '#c98a2b'),
    rect(430, 490, 140, 210, '#f6ead4'),
    path('M500 530C540 570 540 610 500 640C460 610 460 570 500 530Z', '#8a2f2a'),
    path('M500 560C518 580 518 604 500 620C482 604 482 580 500 560Z', '#e0a03c'),
    line('M455 665H545M470 682H530', '#8a2f2a', 4),
    line('M448 430V780', '#fff', 7, 'opacity=".22"'),
    shadow(760, 838, 110, 16, 0.4, '#1d0d06'),
    glass(760, 840, 1.14, '#7d1a2e'),
    shadow(960, 800, 100, 15, 0.35, '#1d0d06'),
    glass(960, 800, 1.0, '#8b2336'),
    shadow(1200, 850, 170, 22, 0.45, '#1d0d06'),
    times(14, (at) =>
      [
        circle(
          1090 + (at % 7) * 36,
          756 - Math.floor(at / 7) * 20 - (at % 2) * 10,
          24,
          at % 3 ? '#76864a' : '#4b3048',
        ),
        circle(
          1083 + (at % 7) * 36,
          749 - Math.floor(at / 7) * 20 - (at % 2) * 10,
          6,
          '#fff',
          'opacity=".5"',
        ),
      ].join(''),
    ),
    path('M1040 750H1360Q1350 852 1260 852H1140Q1050 852 1040 750Z', '#b4553a'),
    path('M1040 750H1120Q1110 852 1150 852H1140Q1050 852 1040 750Z', '#d8795a'),
    line('M1044 778H1356', '#f0d9b4', 8),
    group(
      'translate(210 850) rotate(-12)',
      rect(-150, -26, 300, 52, '#000', 'opacity=".3" filter="url(#soft)"'),
      path('M-150 0Q-140-56-60-52H70Q150-52 156 4Q150 30 90 30H-90Q-148 30-150 0Z', '#c58b4c'),
      times(5, (at) => line(d`M${-96 + at * 48} ${-40}q20 20 16 44`, '#f2dcb2', 12)),
      line('M-136 6Q-60 28 120 20', '#7d4f22', 6, 'opacity=".4"'),
    ),
  );
}

/** The house from the street, at night. */
export function front(): string {
  const next = dice(88);
  const pane = (x: number): string =>
    [
      rect(x - 14, 396, 348, 374, '#3b1d1a'),
      rect(x, 410, 320, 300, 'url(#inside)'),
      times(3, (at) =>
        [
          line(d`M${x + 60 + at * 100} 410V470`, '#2a1210', 4),
          path(d`M${x + 34 + at * 100} 500q26-52 52 0Z`, '#7d4a1e'),
          circle(x + 60 + at * 100, 506, 54, 'url(#warm)'),
        ].join(''),
      ),
      path(
        d`M${x + 60} 710q0-70 40-76q-22-50 14-56q36 6 14 56q40 6 40 76Z`,
        '#5a2a1c',
        'opacity=".75"',
      ),
      path(
        d`M${x + 180} 710q0-60 36-66q-20-44 12-50q32 6 12 50q36 6 36 66Z`,
        '#6d3522',
        'opacity=".75"',
      ),
      rect(x + 20, 664, 280, 8, '#4a2016', 'opacity=".8"'),
      line(d`M${x + 160} 410V710`, '#3b1d1a', 12),
      rect(x - 24, 708, 368, 22, '#57302a'),
      times(16, (at) =>
        path(
          'M0 0C10-40 20-60 40-76C34-40 24-16 8 0Z',
          at % 2 ? '#4e5e33' : '#74854a',
          d`transform="translate(${x + at * 20} 716) rotate(${next() * 60 - 40})"`,
        ),
      ),
    ].join('');
  return drawing(
    [
      WARM,
      fade('night', [
        [0, '#141a33'],
        [1, '#3d3354'],
      ]),
      fade('inside', [
        [0, '#ffcf83'],
        [1, '#e08a3c'],
      ]),
      fade('street', [
        [0, '#33272f'],
        [1, '#1a1319'],
      ]),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#night)'),
    times(60, () =>
      circle(next() * 1440, next() * 240, 1 + next() * 2, '#fff', `opacity="${next() * 0.8}"`),
    ),
    path('M1250 44A42 42 0 1 0 1292 100A34 34 0 1 1 1250 44Z', '#f6e7c4'),
    rect(90, 150, 1260, 640, '#6d2d27'),
    times(22, (row) => line(d`M90 ${160 + row * 29}H1350`, '#3e1613', 2, 'opacity=".4"')),
    times(110, (at) =>
      rect(
        96 + (at % 21) * 58 + (Math.floor(at / 22) % 2) * 26,
        162 + Math.floor(next() * 21) * 29,
        50,
        25,
        next() > 0.5 ? '#83392f' : '#5d241f',
        'opacity=".7"',
      ),
    ),
    rect(60, 130, 1320, 34, '#2c1416'),
    times(4, (at) =>
      [
        rect(190 + at * 310, 190, 120, 120, '#2c1416'),
        rect(200 + at * 310, 200, 100, 110, at === 1 || at === 2 ? '#f2b664' : '#2a3054'),
        line(d`M${250 + at * 310} 200V310M${200 + at * 310} 255H${300 + at * 310}`, '#2c1416', 7),
      ].join(''),
    ),
    pane(150),
    pane(970),
    rect(600, 420, 240, 370, '#2c1416'),
    rect(622, 440, 196, 350, '#31473b'),
    rect(646, 466, 148, 180, 'url(#inside)'),
    line('M720 466V646M646 556H794', '#31473b', 10),
    circle(796, 690, 10, '#e2ad5a'),
    rect(580, 790, 280, 26, '#7b6a6c'),
    times(13, (at) =>
      path(
        d`M${116 + at * 93} 340H${209 + at * 93}L${214 + at * 96 - 12} 424A48 30 0 0 1 ${118 + at * 96 - 12} 424Z`,
        at % 2 ? '#f3e2c4' : '#a8493c',
      ),
    ),
    rect(104, 326, 1232, 20, '#2c1416'),
    circle(720, 366, 62, '#2c1416'),
    path('M720 322C764 366 756 404 720 412C684 404 676 366 720 322Z', '#e2ad5a'),
    path('M720 362C738 384 734 400 720 404C706 400 702 384 720 362Z', '#a8493c'),
    times(2, (at) =>
      [
        line(d`M${540 + at * 360} 470v-26`, '#161016', 6),
        rect(522 + at * 360, 470, 36, 54, '#ffe3a6', 'rx="6"'),
        circle(540 + at * 360, 500, 130, 'url(#warm)'),
      ].join(''),
    ),
    rect(0, 800, 1440, 160, 'url(#street)'),
    rect(0, 796, 1440, 12, '#57474f'),
    times(60, (at) =>
      oval(
        (at % 15) * 100 + (Math.floor(at / 15) % 2) * 50,
        836 + Math.floor(at / 15) * 34,
        44,
        12,
        '#fff',
        'opacity=".045"',
      ),
    ),
    path(
      'M150 808H470L560 960H60ZM970 808H1290L1390 960H880ZM640 808H800L850 960H590Z',
      '#ffb65c',
      'opacity=".16"',
    ),
    times(2, (side) =>
      group(
        `translate(${side ? 1180 : 300} 880)`,
        shadow(0, 54, 160, 14, 0.5),
        line('M0-30V46M-34 48H34', '#120b10', 9),
        oval(0, -34, 84, 18, '#2a181a'),
        oval(0, -40, 84, 18, '#f3e2c4'),
        rect(-5, -72, 10, 32, '#fff3d2'),
        circle(0, -78, 50, 'url(#warm)'),
        line('M-140 50L-130-20H-86L-80 50M-132-20V-100Q-110-118-92-100V-20', '#120b10', 8),
        line('M140 50L130-20H86L80 50M132-20V-100Q110-118 92-100V-20', '#120b10', 8),
      ),
    ),
  );
}
