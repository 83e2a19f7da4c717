import type { MallEvents } from '@mall/event-bus';

const flightMs = 500;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Flies the picture of what was added to the cart in a parabola, then the cart shakes, 500 ms each (rule layout 22).
 * Without motion where it is asked for, and without a flight where it isn't known from where.
 */
export async function flyToCart({ from, pictureUrl }: MallEvents['cart:added'], cart: HTMLElement | null) {
  if (!cart || isStill() || typeof cart.animate !== 'function') return;
  if (from) await fly(from, pictureUrl, cart.getBoundingClientRect());
  const side = 'translateX(4px)';
  cart.animate({ transform: ['none', side, `translateX(-4px)`, side, 'none'] }, { duration: flightMs, easing: 'ease-out' });
}

async function fly(from: { x: number; y: number }, pictureUrl: string, target: DOMRect) {
  const picture = Object.assign(document.createElement('img'), { src: pictureUrl, alt: '', className: 'frame-flying' });
  picture.style.cssText = `left:${from.x - 24}px;top:${from.y - 24}px`;
  document.body.append(picture);
  const x = target.left + target.width / 2 - from.x;
  const y = target.top + target.height / 2 - from.y;
  const top = Math.min(0, y) - 80;
  const steps = Array.from({ length: 21 }, (_, step) => {
    const t = step / 20;
    return { transform: `translate(${x * t}px, ${2 * t * (1 - t) * top + t * t * y}px) scale(${1 - 0.6 * t})`, opacity: 1 - 0.4 * t };
  });
  try {
    await picture.animate(steps, { duration: flightMs, easing: 'ease-in' }).finished;
  } finally {
    picture.remove();
  }
}
