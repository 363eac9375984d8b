import {
  circle,
  d,
  drawing,
  fade,
  glow,
  grain,
  group,
  line,
  oval,
  path,
  rect,
  shadow,
  times,
} from '../shapes.ts';
import { cabinet, car, lyingTyre, screwdriver, spanner } from './parts.ts';

const ORANGE = { base: '#d9531e', light: '#f07a3c', shade: '#a33a10' } as const;
const BLUE = { base: '#2f5d7c', light: '#4a83a6', shade: '#1f4058' } as const;
const CREAM = { base: '#e9dcc3', light: '#fff6e4', shade: '#bfae90' } as const;

/** A car on the lift. */
export function lift(): string {
  return drawing(
    [
      fade('wall', [
        [0, '#dfe5ea'],
        [1, '#b9c4cd'],
      ]),
      fade('floor', [
        [0, '#7f8a94'],
        [1, '#5b6670'],
      ]),
      fade('day', [
        [0, '#bfe0f2'],
        [1, '#fdf1d6'],
      ]),
      fade('beam', [
        [0, '#fff', 0.5],
        [1, '#fff', 0],
      ]),
    ].join(''),
    rect(0, 0, 1440, 700, 'url(#wall)'),
    grain(3, [0, 0, 1440, 560], 200, '#51606c', 0.07, 60),
    rect(0, 560, 1440, 150, '#2c3740'),
    rect(0, 552, 1440, 10, '#f0a92b'),
    rect(60, 170, 420, 540, '#8996a1'),
    rect(78, 188, 384, 522, 'url(#day)'),
    path('M78 560C160 500 220 520 280 480C340 450 400 500 462 470V710H78Z', '#8fae8f'),
    path('M78 620C180 570 300 620 462 560V710H78Z', '#6f9372'),
    rect(78, 188, 384, 92, '#a9b5bf'),
    times(4, (at) => line(d`M78 ${206 + at * 24}H462`, '#73818d', 3)),
    times(3, (at) =>
      [
        rect(150 + at * 440, 0, 260, 22, '#5b6670'),
        rect(166 + at * 440, 22, 228, 12, '#fffbe8'),
        path(
          d`M${166 + at * 440} 34H${394 + at * 440}L${470 + at * 440} 700H${90 + at * 440}Z`,
          'url(#beam)',
          'opacity=".5"',
        ),
      ].join(''),
    ),
    rect(1010, 150, 380, 300, '#43505b', 'rx="6"'),
    times(9, (x) => times(7, (y) => circle(1036 + x * 41, 176 + y * 42, 4, '#2b353d'))),
    spanner(1056, 196, 0.6),
    spanner(1112, 196, 0.52),
    spanner(1162, 196, 0.44),
    screwdriver(1216, 190, 0.6, '#d9531e'),
    screwdriver(1262, 190, 0.54, '#f0a92b'),
    screwdriver(1304, 190, 0.48, '#2f5d7c'),
    path('M1338 200h20v170h-20ZM1318 186h60v34h-60Z', '#b8c0c8'),
    rect(1338, 260, 20, 120, '#8f5a2a', 'rx="6"'),
    rect(0, 708, 1440, 252, 'url(#floor)'),
    path('M78 708H462L620 960H-60Z', '#fdf1d6', 'opacity=".3"'),
    line('M0 708H1440', '#39434c', 6),
    times(5, (at) => line(d`M${at * 360} 708L${at * 520 - 320} 960`, '#000', 3, 'opacity=".12"')),
    shadow(720, 860, 440, 40, 0.45),
    times(2, (at) => {
      const x = at ? 1040 : 336;
      return [
        rect(x, 120, 64, 730, '#e5a11f'),
        rect(x, 120, 22, 730, '#f6c04a'),
        rect(x + 44, 120, 20, 730, '#b97d10'),
        rect(x - 40, 838, 144, 26, '#2a3138'),
        rect(x - 6, 560, 76, 60, '#2a3138'),
        rect(x - 12, 96, 88, 30, '#2a3138'),
      ].join('');
    }),
    rect(336, 92, 768, 22, '#2a3138'),
    path('M380 600H640V624H380ZM800 600H1060V624H800Z', '#39434c'),
    rect(590, 574, 40, 34, '#20262c'),
    rect(806, 574, 40, 34, '#20262c'),
    car(372, 374, 1.16, ORANGE),
    group(
      'translate(690 640)',
      shadow(10, 214, 84, 12, 0.4),
      rect(-34, 150, 34, 66, '#1f3a4d'),
      rect(10, 150, 34, 66, '#1f3a4d'),
      rect(-40, 206, 46, 16, '#15181c', 'rx="7"'),
      rect(6, 206, 50, 16, '#15181c', 'rx="7"'),
      path('M-46 60Q-46 20 0 20Q52 20 52 60V160H-46Z', '#2f5d7c'),
      path('M-20 24H26V100H-20Z', '#24475f'),
      line('M44 50L86-4L70-44', '#2f5d7c', 26),
      line('M-36 56L-66 20L-44-34', '#2f5d7c', 26),
      circle(70, -50, 15, '#e0a77a'),
      circle(-44, -40, 15, '#e0a77a'),
      rect(58, -104, 26, 46, '#20262c', 'rx="6"'),
      oval(70, -108, 40, 10, '#fff3b0', 'opacity=".9"'),
      circle(4, -14, 34, '#e0a77a'),
      path('M-32-18Q-30-54 4-54Q38-54 40-22L56-18Q40-8-32-18Z', '#d9531e'),
    ),
    cabinet(1130, 470, 0.86),
    group(
      'translate(160 760)',
      rect(-70, -10, 140, 20, '#2a3138', 'rx="6"'),
      lyingTyre(0, -52, 96, 44),
      lyingTyre(0, -106, 96, 44),
      lyingTyre(0, -160, 96, 44),
    ),
  );
}

/** A car connected to a diagnostic device. */
export function diagnosis(): string {
  return drawing(
    [
      fade('back', [
        [0, '#24303a'],
        [1, '#151b21'],
      ]),
      fade('screen', [
        [0, '#0f2a38'],
        [1, '#12384a'],
      ]),
      glow('blue', [
        [0, '#62c3ee', 0.4],
        [1, '#62c3ee', 0],
      ]),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#back)'),
    car(560, 210, 1.9, BLUE),
    rect(0, 640, 1440, 320, '#3a2f28'),
    rect(0, 640, 1440, 16, '#6a5646'),
    grain(13, [0, 660, 1440, 290], 120, '#000', 0.2, 120),
    circle(450, 480, 520, 'url(#blue)'),
    shadow(470, 838, 400, 30, 0.6),
    path('M130 760H810L880 850H60Z', '#c9d0d6'),
    path('M60 850H880V866Q880 874 868 874H72Q60 874 60 866Z', '#8d969f'),
    path('M210 776H736L770 822H174Z', '#39424b'),
    rect(150, 290, 640, 462, '#1b2127', 'rx="18"'),
    rect(172, 312, 596, 410, 'url(#screen)', 'rx="6"'),
    times(7, (at) => line(d`M172 ${364 + at * 50}H768`, '#2b6178', 2, 'opacity=".7"')),
    times(11, (at) => line(d`M${222 + at * 50} 312V722`, '#2b6178', 2, 'opacity=".5"')),
    line(
      'M190 560L250 556L280 480L310 640L344 430L378 600L410 548L480 552L512 470L546 650L580 440L612 590L650 552L752 548',
      '#ff8a4a',
      7,
    ),
    line('M190 660C300 650 380 600 470 610C560 620 650 560 752 540', '#7fd6a8', 6),
    rect(196, 336, 180, 70, '#17465c', 'rx="8"'),
    rect(212, 352, 90, 12, '#9fd8ef', 'rx="6"'),
    rect(212, 376, 140, 12, '#4f93ae', 'rx="6"'),
    circle(700, 376, 44, 'none', 'stroke="#2b6178" stroke-width="14"'),
    path(
      'M700 332A44 44 0 1 1 660 396',
      'none',
      'stroke="#7fd6a8" stroke-width="14" stroke-linecap="round"',
    ),
    line('M860 800C980 860 1060 820 1090 740C1110 680 1160 660 1210 690', '#0d1013', 18),
    line('M860 797C980 857 1060 817 1088 738', '#4a545d', 4),
    group(
      'translate(1236 706) rotate(24)',
      path('M-70-46H60L84 0L60 46H-70Z', '#d9531e'),
      rect(-96, -30, 28, 60, '#20262c'),
      times(6, (at) => rect(-40 + at * 18, -20, 8, 40, '#7a2608')),
    ),
    group(
      'translate(1080 850)',
      shadow(0, 62, 100, 14, 0.5),
      path('M-66-70H66L56 62H-56Z', '#f0e6d6'),
      path('M-66-70H-30L-34 62H-56Z', '#fff', 'opacity=".6"'),
      line('M66-46C120-46 118 24 58 24', '#f0e6d6', 16),
      oval(0, -70, 66, 13, '#3a2318'),
      line('M-20-100q-16-24 0-46M16-100q-16-24 0-46', '#fff', 6, 'opacity=".3"'),
    ),
    group('translate(130 900) rotate(-84)', spanner(0, 0, 0.9)),
  );
}

/** The workshop in the morning. */
export function yard(): string {
  const pine = (x: number, y: number, h: number, color: string): string =>
    times(4, (at) =>
      path(
        d`M${x} ${y - h + at * h * 0.17}L${x + h * (0.12 + at * 0.05)} ${y - h * 0.62 + at * h * 0.2}H${x - h * (0.12 + at * 0.05)}Z`,
        color,
      ),
    );
  return drawing(
    [
      fade('sky', [
        [0, '#7fb4d3'],
        [0.7, '#f7d9a8'],
        [1, '#f7c98b'],
      ]),
      fade('in', [
        [0, '#fff0c4'],
        [1, '#f3b95e'],
      ]),
      fade('lot', [
        [0, '#6b747c'],
        [1, '#4c555d'],
      ]),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#sky)'),
    circle(1150, 330, 86, '#fff3d0'),
    circle(1150, 330, 170, '#fff3d0', 'opacity=".3"'),
    path(
      'M0 520L160 330L290 440L470 220L660 450L820 330L980 470L1180 290L1440 500V760H0Z',
      '#7d93a6',
    ),
    path(
      'M470 220L560 330L500 320L460 350L410 300ZM1180 290L1250 350L1190 340L1130 350Z',
      '#f4f7fa',
    ),
    path('M0 600C240 520 420 590 700 540C980 500 1200 580 1440 530V760H0Z', '#5d7a6a'),
    times(9, (at) => pine(30 + at * 52, 700, 170 + (at % 3) * 46, at % 2 ? '#2f4a40' : '#3a5a4c')),
    times(6, (at) =>
      pine(1190 + at * 52, 700, 190 + (at % 3) * 40, at % 2 ? '#2f4a40' : '#3a5a4c'),
    ),
    rect(220, 360, 960, 400, '#d5dbe0'),
    rect(220, 360, 960, 110, '#252c33'),
    rect(200, 344, 1000, 22, '#171c21'),
    rect(220, 462, 960, 12, '#e5a11f'),
    group(
      'translate(330 416)',
      circle(0, 0, 36, '#d9531e'),
      group('rotate(40) scale(.16) translate(0 -120)', spanner(0, 0, 1, 0, '#fff')),
    ),
    rect(386, 396, 210, 16, '#e9edf0', 'rx="8"'),
    rect(386, 422, 140, 12, '#8d969f', 'rx="6"'),
    times(3, (at) =>
      [
        rect(262 + at * 300, 500, 270, 260, '#8996a1'),
        at === 1
          ? rect(274 + at * 300, 512, 246, 248, 'url(#in)')
          : [
              rect(274 + at * 300, 512, 246, 248, '#eef1f4'),
              times(6, (row) => line(d`M${274 + at * 300} ${552 + row * 40}h246`, '#b9c4cd', 4)),
              times(3, (w) => rect(296 + at * 300 + w * 72, 566, 56, 24, '#9dbccd')),
            ].join(''),
      ].join(''),
    ),
    rect(574, 512, 246, 40, '#c3ccd4'),
    rect(596, 560, 10, 200, '#e5a11f'),
    rect(788, 560, 10, 200, '#e5a11f'),
    car(600, 560, 0.33, CREAM),
    rect(606, 630, 186, 8, '#2a3138'),
    rect(0, 752, 1440, 208, 'url(#lot)'),
    path('M574 760H820L960 960H440Z', '#ffdf9c', 'opacity=".35"'),
    times(6, (at) => path(d`M${60 + at * 270} 780h12l${-46} 180h-18Z`, '#fff', 'opacity=".7"')),
    shadow(1040, 910, 330, 24, 0.5),
    car(760, 690, 0.98, ORANGE),
    shadow(210, 892, 210, 20, 0.45),
    car(40, 720, 0.72, BLUE),
  );
}
