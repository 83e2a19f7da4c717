import { defineServer } from '@mall/mf-kit/server';
import manifest from './manifest.ts';
import { screens } from './routes.ts';
import AddToCart from './widgets/add-to-cart.tsx';

// The inquiry basket opens on a buyer's hover only: there is nothing of it to render for a visitor.
export default defineServer(manifest, screens, { 'add-to-cart': AddToCart });
