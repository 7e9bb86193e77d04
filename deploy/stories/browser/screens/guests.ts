import { button, heading } from '../setup/steps.ts';
import type { Screen } from './screen.ts';

/** Screens of guests. */
export const guests: readonly Screen[] = [
  {
    name: 'landing',
    path: '/',
    eyes: 'guest',
    async open(page) {
      await page.goto('/');
      await heading(page, 'Pricing').waitFor();
    },
  },
  {
    name: 'sign in',
    path: '/login',
    eyes: 'guest',
    async open(page) {
      await page.goto('/login');
      await heading(page, 'Sign In').waitFor();
    },
  },
  {
    name: 'sign up, with what is missing',
    path: '/register',
    eyes: 'guest',
    async open(page) {
      await page.goto('/register');
      await button(page, 'Create Account').click();
      await page.getByText('Name is required').waitFor();
    },
  },
  {
    name: 'sign up, invited',
    eyes: 'guest',
    async open(page) {
      await page.goto('/register#invite=none&email=rosa%40example.org');
      await page.getByText(/^You have been invited\./).waitFor();
    },
  },
  {
    name: 'a forgotten password, with the account found',
    path: '/forgot-password',
    eyes: 'guest',
    async open(page) {
      await page.goto('/forgot-password');
      await page.getByLabel('Email or username').fill('anna');
      await button(page, 'Find account').click();
      await button(page, 'Reset Password').waitFor();
    },
  },
  {
    name: 'a link for a new password that is not good',
    path: '/reset-password/:token',
    eyes: 'guest',
    async open(page) {
      await page.goto('/reset-password/unknown');
      await page.getByText('This password reset link is not valid.').waitFor();
    },
  },
  {
    name: 'a link that does not confirm',
    path: '/confirm-email/:token',
    eyes: 'guest',
    async open(page) {
      await page.goto('/confirm-email/unknown');
      await button(page, 'Confirm my email').click();
      await page.getByText('Oops. Something went wrong.').waitFor();
    },
  },
  {
    name: 'a link that asks whose password it is',
    eyes: 'guest',
    async open(page, link) {
      await page.goto(link);
      await button(page, 'Confirm my email').click();
      await page.getByLabel('Your password').waitFor();
    },
  },
  {
    name: 'a link that confirms with a new password',
    eyes: 'guest',
    async open(page, link) {
      await page.goto(link);
      await button(page, 'Confirm my email').click();
      await button(page, 'I do not know the password').click();
      await page.getByLabel('Confirm Password').waitFor();
    },
  },
  {
    name: 'terms',
    path: '/terms',
    eyes: 'guest',
    async open(page) {
      await page.goto('/terms');
      await heading(page, /^Terms/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'not found',
    path: '*',
    eyes: 'guest',
    async open(page) {
      await page.goto('/nowhere');
      await heading(page, 'Page does not Exist').waitFor();
    },
  },
];
