-module(adapter).
-export([main/0]).

main() ->
    io:setopts([binary, {encoding, latin1}]),
    loop().

loop() ->
    case io:get_line("") of
        eof -> ok;
        Line -> handle(json:decode(Line))
    end.

handle(#{<<"cmd">> := <<"stop">>}) ->
    ok;
handle(#{<<"cmd">> := <<"start">>}) ->
    {ok, Version} = application:get_key(stdlib, vsn),
    print(#{implementation => uri_string, language => <<"Erlang">>,
            version => iolist_to_binary(["stdlib ", Version, " of OTP ", erlang:system_info(otp_release)]), claims => <<"RFC 3986">>,
            operations => [components, resolve, normalize]});
handle(#{<<"cmd">> := <<"run">>, <<"seq">> := Seq, <<"operation">> := Operation, <<"input">> := Input}) ->
    try
        print(#{seq => Seq, result => answer(Operation, Input)})
    catch
        _:Error -> print(#{seq => Seq, error => iolist_to_binary(io_lib:format("~p", [Error]))})
    end.

print(Message) ->
    io:put_chars([json:encode(Message, fun encode/2), "\n"]),
    loop().

encode(Text, _) when is_binary(Text) -> json:encode_binary_escape_all(Text);
encode(Other, Encode) -> json:encode_value(Other, Encode).

answer(<<"resolve">>, #{<<"base">> := Base, <<"reference">> := Reference}) ->
    text(uri_string:resolve(Reference, Base));
answer(<<"normalize">>, #{<<"text">> := Text}) ->
    text(uri_string:normalize(Text));
answer(<<"components">>, #{<<"text">> := Text}) ->
    case uri_string:parse(Text) of
        {error, Kind, _} -> error(Kind);
        Parts -> maps:merge(maps:from_list([{Name, maps:get(Name, Parts, null)} || Name <- [scheme, userinfo, query, fragment]]),
                            maps:with([path], Parts))
    end.

text({error, Kind, _}) -> error(Kind);
text(Text) -> unicode:characters_to_binary(Text).
