// The user's timer, for the bar above every screen: it is loaded without the screens of this package.

export { TimerControl } from './timer/timer-control.tsx';
