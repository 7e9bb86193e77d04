// Messages of the demonstration family.

/** `shot`: title of an attached photograph of the writer's. */
type ChatLine = { by: string; text: string; shot?: string };
/** A named chat is a group, created by its first member. */
export type Chat = { name?: string; members: readonly string[]; said: readonly ChatLine[] };

export const chats: readonly Chat[] = [
  {
    members: ['ben', 'anna'],
    said: [
      { by: 'ben', text: 'Did you pack the camera?' },
      { by: 'anna', text: 'And both batteries. Unlike last year.' },
      { by: 'ben', text: 'That was one time.' },
      { by: 'anna', text: 'Three times. I have pictures of you without pictures.' },
      { by: 'anna', text: 'Look what I found on it:', shot: 'The three of us' },
      { by: 'ben', text: 'I had forgotten the cooler! That one goes on the wall.' },
      { by: 'anna', text: 'Can you fetch Mia at four? The meeting goes on and on.' },
      { by: 'ben', text: 'Already on my way.' },
      { by: 'ben', text: 'She asks whether the tent is still in the cellar.' },
    ],
  },
  {
    members: ['oma.rosa', 'anna'],
    said: [
      { by: 'oma.rosa', text: 'How do I make the letters bigger on this thing?' },
      { by: 'anna', text: 'Two fingers, and pull them apart. Shall I call?' },
      { by: 'oma.rosa', text: 'No need. It works! Now I see every one of Mia’s freckles.' },
    ],
  },
  {
    name: 'Summer at the lake',
    members: ['anna', 'ben', 'oma.rosa', 'opa.karl'],
    said: [
      { by: 'anna', text: 'Same place as last summer? They would keep the two spots by the water for us.' },
      { by: 'anna', text: 'So that you remember how it looks:', shot: 'First morning at the lake' },
      { by: 'opa.karl', text: 'Is there a bed? My back says no to tents.' },
      { by: 'ben', text: 'There is a guest house 200 metres further: https://example.org/lake' },
      { by: 'oma.rosa', text: 'Then we come! I bring the plum cake.' },
      { by: 'opa.karl', text: 'And I bring the rods.' },
      { by: 'anna', text: 'Mia wants to know who takes the rubber boat.' },
      { by: 'ben', text: 'I do. And the pump this time.' },
      { by: 'opa.karl', text: 'First week of July is good for us.' },
      { by: 'oma.rosa', text: 'I have put it in the calendar, in red.' },
    ],
  },
];
