import { catalogue } from '../../testing/catalogue.ts';

/** Argument for every text: a number that also has the named fields. */
const told: object = Object.assign(Object(3), { role: 'ADMIN', group: 'Lake', thing: 'photo', count: 3 });

/** Every text in the catalogue; functions are called with one example. */
function all(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return [String(part(told))];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(all) : [];
}

/** Texts that the specification quotes: a well-meant correction would be a mistake. */
const quoted = [
  'no credit card needed, cancel at anytime',
  'register now!',
  'Forgot password?',
  'Find your account',
  'Check that your email address or username is correct',
  'This password reset link is not valid.',
  'Oops. Something went wrong. Error: ',
  "You must click on checkbox to agree with the product's terms and services",
  'Check out your Account or Password again',
  'You do Not have access to these images',
  'Something has went wrong',
  'Log Out Failed',
  'Warning: Your account is not vertified Please verifty your account before uploading your files!',
  'Resend Verify Email',
  'Vertification Sent',
  '/ or click here',
  'File(s) have been sucessfully uploaded!',
  'Images have been sucessfully uploaded!',
  'View 3 more comment(s)',
  'Hide 3 comment(s)',
  'Failed to save Comment',
  'Failed to get video Info',
  'Failed to get likes',
  'Failed to get dislikes',
  'Failed to increase the like',
  'Failed to decrease the like',
  'Drag and drop your video here to upload',
  'or click here',
  'Invite Family',
  'Your Friend request has been sent!',
  'Page does not Exist',
  'Are you sure you want to Delete this video?',
  'Invite Family to share',
  'Start Adding Your Private Photos and Videos now',
  'Add Photos',
  'User has not shared any videos or photos yet',
  'Updating',
  'Cannot fetch user profile',
  'View More',
];

test.each(quoted)('%j keeps the specification’s words, typos included', (text) => {
  expect(all(catalogue)).toContain(text);
});
