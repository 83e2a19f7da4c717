import type { AssistantSlots } from './assistant.d.ts';
import type { CartSlots } from './cart.d.ts';
import type { ComparisonSlots } from './comparison.d.ts';
import type { CreditSlots } from './credit.d.ts';
import type { InquirySlots } from './inquiry.d.ts';
import type { OrderSlots } from './order.d.ts';
import type { ProductSlots } from './product.d.ts';
import type { SearchSlots } from './search.d.ts';

/** Every slot of the site and what it is given. An area fills one by naming it in its manifest's `widgets`. */
export type SlotProps = AssistantSlots & CartSlots & ComparisonSlots & CreditSlots & InquirySlots & OrderSlots & ProductSlots & SearchSlots;
export type SlotName = keyof SlotProps;
