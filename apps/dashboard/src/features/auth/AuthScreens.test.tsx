import { mockServer, renderRoutes, renderScreen } from '@harbour/app-kit/testing';
import { examples } from '@harbour/contract/examples';
import { mock } from '@harbour/contract/mocks';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { InvitationScreen } from './InvitationScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const server = mockServer();
const token = 'lb7-SqAN4h1xoaUK3_DbuBpm75T-neypKI0pAShqp7A';

/** Remembers what is sent to an address, and answers like this. */
function record(path: string, answer: () => Response): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

describe('signing in', () => {
  it('says that the address or password is wrong, and keeps what was typed', async () => {
    server.use(mock('loginUser', 'invalid_credentials'));
    const { user } = renderScreen(<LoginScreen />, { at: '/login' });
    await user.type(await screen.findByLabelText('Email'), 'ada.obi@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText(examples.loginUser[401].invalid_credentials.message)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada.obi@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  });

  it('says what is wrong now, and no more what was wrong before', async () => {
    server.use(mock('loginUser', 'invalid_credentials'));
    const { user } = renderScreen(<LoginScreen />, { at: '/login' });
    await user.type(await screen.findByLabelText('Email'), 'ada.obi@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    const refusal = await screen.findByText(examples.loginUser[401].invalid_credentials.message);
    await user.clear(screen.getByLabelText('Email'));
    await user.clear(screen.getByLabelText('Password'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('2 things need your attention')).toBeVisible();
    expect(refusal).not.toBeInTheDocument();
  });

  it('reads out why somebody has to sign in again', async () => {
    const ended = 'Your session has ended. Sign in again.';
    const { router } = renderScreen(<LoginScreen />, { at: '/login' });
    await screen.findByLabelText('Email');
    await act(() => router.navigate('/login', { state: { ended } }));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(ended),
    );
  });

  it('asks for nothing while a field is empty', async () => {
    const sent = record('/api/core/users/login', () => HttpResponse.json(examples.loginUser[200].browser));
    const { user } = renderScreen(<LoginScreen />, { at: '/login' });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(
      await screen.findByRole('textbox', { name: 'Email', description: 'Enter your email address.' }),
    ).toHaveFocus();
    expect(sent).toHaveLength(0);
  });
});

describe('registering', () => {
  it('says that the address has an account already', async () => {
    server.use(mock('registerUser', 'email_taken'));
    const { user } = renderScreen(<RegisterScreen />, { at: '/register' });
    await user.type(await screen.findByLabelText('First name'), 'X');
    await user.type(screen.getByLabelText('Last name'), 'O’Brien-Nwachukwu');
    await user.type(screen.getByLabelText('Work email'), 'ada.obi@example.com');
    await user.type(screen.getByLabelText('Password'), 'quiet harbour lamps{Enter}');
    expect(await screen.findByText(examples.registerUser[409].email_taken.message)).toBeVisible();
  });

  it('refuses a short password before asking', async () => {
    const { user } = renderScreen(<RegisterScreen />, { at: '/register' });
    await user.type(await screen.findByLabelText('Password'), 'short');
    expect(screen.getByText(/^At least 12 characters/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect((await screen.findAllByText('Use at least 12 characters.')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^At least 12 characters/)).toBeNull();
  });
});

describe('password reset', () => {
  it('answers the same for every address', async () => {
    const { user } = renderScreen(<ForgotPasswordScreen />, { at: '/forgot-password' });
    await user.type(await screen.findByLabelText('Email'), 'nobody@example.com{Enter}');
    expect(await screen.findByText(/If nobody@example.com has an account/)).toBeVisible();
  });

  const place = { at: `/password/reset/${token}`, path: '/password/reset/:token' };

  it('sets the new password with the token of the link', async () => {
    const sent = record('/api/core/users/password/reset/complete', () =>
      HttpResponse.json(examples.completePasswordReset[200].changed),
    );
    const { user } = renderScreen(<ResetPasswordScreen />, place);
    await user.type(await screen.findByLabelText('New password'), 'quiet-water-under-the-pier{Enter}');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(sent).toEqual([{ token, password: 'quiet-water-under-the-pier' }]);
  });

  it('offers a new link where this one is spent', async () => {
    server.use(mock('completePasswordReset', 'reset_token_invalid'));
    const { user } = renderScreen(<ResetPasswordScreen />, place);
    await user.type(await screen.findByLabelText('New password'), 'quiet-water-under-the-pier{Enter}');
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });
});

describe('invitation', () => {
  const place = { at: `/invite/accept?token=${token}`, path: '/invite/accept' };

  it('tells somebody else whose it is, and uses nothing up', async () => {
    server.use(mock('getTeamInvitation', 'pending'));
    const sent = record('/api/core/users/register', () =>
      HttpResponse.json(examples.registerUser[201].invited),
    );
    renderScreen(<InvitationScreen />, place);
    expect(await screen.findByText('This invitation is for somebody else')).toBeVisible();
    expect(screen.getByText(/anh\.tran@adire\.example.*ada\.obi@example\.com/)).toBeVisible();
    expect(sent).toHaveLength(0);
  });

  it('registers a new person with its token and address', async () => {
    server.use(mock('getCurrentUser', 'authentication_required'), mock('getTeamInvitation', 'pending'));
    const sent = record('/api/core/users/register', () =>
      HttpResponse.json(examples.registerUser[201].invited, { status: 201 }),
    );
    const { user } = renderRoutes(
      [
        { path: place.path, element: <InvitationScreen /> },
        { path: '/app', element: 'Welcome' },
      ],
      { at: place.at },
    );
    await user.type(await screen.findByLabelText('First name'), 'Ngọc Ánh');
    await user.type(screen.getByLabelText('Last name'), 'Trần');
    expect(screen.getByLabelText('Work email')).toHaveAttribute('readonly');
    await user.type(screen.getByLabelText('Password'), 'mưa phùn tháng giêng{Enter}');
    await screen.findByText('Welcome');
    expect(sent).toEqual([
      {
        first_name: 'Ngọc Ánh',
        last_name: 'Trần',
        email: 'anh.tran@adire.example',
        password: 'mưa phùn tháng giêng',
        invitation_token: token,
      },
    ]);
  });

  it.each([
    ['', 'no token at all'],
    ['?token=x', 'what was never a token'],
  ])('says that a link with "%s", which is %s, does not work', async (query) => {
    server.use(mock('getTeamInvitation', 'validation_failed'));
    renderScreen(<InvitationScreen />, { at: `/invite/accept${query}`, path: '/invite/accept' });
    expect(await screen.findByText(/This link does not work/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each(['accepted', 'expired', 'revoked'] as const)('says that it was %s', async (example) => {
    server.use(mock('getTeamInvitation', example));
    renderScreen(<InvitationScreen />, place);
    expect(await screen.findByText('This invitation cannot be accepted')).toBeVisible();
  });
});
